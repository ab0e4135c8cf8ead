// Price indexes as statistics offices publish them for download, each in its own format.

/** By the first month that a figure is for; null where the office says that there is none. */
export type Figures = ReadonlyMap<string, string | null>;
export type Published = { readonly figures: Figures; readonly base?: string };
export type Refused = { readonly refused: string };
/** How a file names the series that we want. */
export type Wanted = {
  readonly name: string;
  readonly where?: Readonly<Record<string, string>>;
  /** The column of SDMX that has the base. */
  readonly base?: string;
};

type Pairs = readonly (readonly [month: string, value: string | null])[];
const HALF: Refused = { refused: "The file is not complete: its end is missing. Download it again." };

const UNKNOWN: Refused = {
  refused: "We don't know this format. We read the downloads of BLS, ONS, Statistics Canada, ABS and Eurostat.",
};

export function readPublished(text: string, wanted: Wanted): Published | Refused {
  const body = text.replace(/^\uFEFF/, "").trimStart();
  if (body.startsWith("<"))
    return { refused: "This is a web page, not figures. Check the address, or download the file by hand." };
  if (/^[[{]/.test(body)) return readJson(body, wanted);
  if (!body.endsWith("\n")) return HALF;
  const lines = body.split(/\r?\n/).filter((line) => line.trim());
  const [head = ""] = lines;
  if (/^series_id\s/.test(head)) return together(blsFlat(lines.slice(1), wanted.name), wanted);
  if (/^"?Title"?,/.test(head)) return ons(lines, wanted);
  if (/TIME_PERIOD/.test(head) && /OBS_VALUE/.test(head)) return sdmx(lines, wanted);
  return UNKNOWN;
}

/** Each month once, and figures only. */
function together(pairs: Pairs, { name }: Wanted, base?: string): Published | Refused {
  if (pairs.length === 0) return { refused: `There are no figures for ${name} in it.` };
  const figures = new Map<string, string | null>();
  for (const [month, value] of pairs) {
    if (figures.has(month)) return { refused: `It has two figures for ${month}.` };
    if (value !== null && !/^\d{1,6}(\.\d{1,6})?$/.test(value))
      return { refused: `Its figure for ${month} is not a number.` };
    figures.set(month, value);
  }
  return { figures: new Map([...figures].sort(([a], [b]) => (a < b ? -1 : 1))), ...(base ? { base } : {}) };
}

/** BLS, cu.data.1.AllItems: columns of tabs and spaces. M13 is the mean of the year. */
const blsFlat = (lines: readonly string[], name: string): Pairs =>
  lines.flatMap((line) => {
    const [id, year, period = "", value = ""] = line.split("\t").map((cell) => cell.trim());
    const month = /^M(0[1-9]|1[0-2])$/.exec(period)?.[1];
    return id === name && month ? [[`${year}-${month}`, given(value)] as const] : [];
  });

const given = (value: string): string | null => (value === "-" || value === "" ? null : value);

const MONTHS = "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC".split(" ");

/** ONS: lines about the series, then years, quarters and months. */
function ons(lines: readonly string[], wanted: Wanted): Published | Refused {
  const cells = lines.map((line) => line.split(/","|",|,"|,/).map((cell) => cell.replaceAll('"', "").trim()));
  const id = cells.find(([label]) => label === "CDID")?.[1];
  if (id !== wanted.name) return { refused: `It is the series ${id ?? "without a name"}, not ${wanted.name}.` };
  const pairs = cells.flatMap(([label = "", value = ""]) => {
    const [, year, name = ""] = /^(\d{4}) ([A-Z]{3})$/.exec(label) ?? [];
    const month = MONTHS.indexOf(name) + 1;
    return year && month ? [[`${year}-${String(month).padStart(2, "0")}`, given(value)] as const] : [];
  });
  return together(pairs, wanted);
}

/** SDMX-CSV, as ABS and Eurostat give it: quarters are 2026-Q2. */
function sdmx(lines: readonly string[], wanted: Wanted): Published | Refused {
  const [head = [], ...rows] = lines.map((line) => line.split(",").map((cell) => cell.replaceAll('"', "").trim()));
  const column = (name: string) => head.findIndex((cell) => cell.toLowerCase() === name.toLowerCase());
  const cell = (row: readonly string[], name: string) => row[column(name)] ?? "";
  if (rows.some((row) => row.length < head.length - 2)) return HALF;
  const own = rows.filter((row) =>
    Object.entries(wanted.where ?? {}).every(([name, code]) => cell(row, name) === code),
  );
  const pairs = own.flatMap((row) => {
    const month = firstMonth(cell(row, "TIME_PERIOD"));
    return month ? [[month, given(cell(row, "OBS_VALUE"))] as const] : [];
  });
  return together(pairs, wanted, wanted.base && own[0] ? cell(own[0], wanted.base) : undefined);
}

function firstMonth(period: string): string | undefined {
  const [, year, quarter] = /^(\d{4})-?Q([1-4])$/.exec(period) ?? [];
  if (year) return `${year}-${String(3 * Number(quarter) - 2).padStart(2, "0")}`;
  return /^\d{4}-(0[1-9]|1[0-2])$/.exec(period)?.[0];
}

function readJson(body: string, wanted: Wanted): Published | Refused {
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    return HALF;
  }
  return Array.isArray(sent) ? statCan(sent, wanted) : bls(sent, wanted);
}

/** BLS, public API, version 2. */
function bls(sent: unknown, wanted: Wanted): Published | Refused {
  const status = member(sent, "status");
  if (status === undefined) return UNKNOWN;
  if (status !== "REQUEST_SUCCEEDED") return { refused: `The BLS answered ${status}. Try again later.` };
  const series = list(member(member(sent, "Results"), "series")).find((one) => member(one, "seriesID") === wanted.name);
  const pairs = list(member(series, "data")).flatMap((one) => {
    const month = /^M(0[1-9]|1[0-2])$/.exec(text(member(one, "period")))?.[1];
    return month ? [[`${text(member(one, "year"))}-${month}`, given(text(member(one, "value")))] as const] : [];
  });
  return together(pairs, wanted);
}

/** Statistics Canada, Web Data Service: the vectors that were asked for. */
function statCan(sent: readonly unknown[], wanted: Wanted): Published | Refused {
  const vector = sent.map((one) => member(one, "object")).find((one) => text(member(one, "vectorId")) === wanted.name);
  const pairs = list(member(vector, "vectorDataPoint")).map(
    (one) => [text(member(one, "refPer")).slice(0, 7), given(text(member(one, "value")))] as const,
  );
  return together(pairs, wanted);
}

const member = (of: unknown, name: string): unknown =>
  typeof of === "object" && of !== null ? Object.entries(of).find(([key]) => key === name)?.[1] : undefined;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (value === null || value === undefined ? "" : String(value));
