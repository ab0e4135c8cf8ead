// Small samples of what each office publishes for download, in the layout of its documentation. `figures` are from 2025-07 on.
export const FIGURES = "100.1 100.2 100.4 100.3 100.6 100.9 101.0 101.2 101.1 101.4 101.6 101.9 102.1 102.4".split(" ");

const monthOf = (i: number) => ({ year: 2025 + Math.floor((i + 6) / 12), month: ((i + 6) % 12) + 1 });
const two = (month: number) => String(month).padStart(2, "0");
const NAMES = "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC".split(" ");

/** Tabs, and figures filled up with spaces; the mean of a year is its thirteenth month. */
export const blsFlat = (figures: readonly string[]) =>
  [
    "series_id        \tyear\tperiod\t       value\tfootnote_codes",
    ...figures.map(
      (value, i) => `CUUR0000SA0      \t${monthOf(i).year}\tM${two(monthOf(i).month)}\t${value.padStart(12)}\t`,
    ),
    `CUUR0000SA0      \t2025\tM13\t${"100.4".padStart(12)}\t`,
    `CUUR0000SA0E     \t2026\tM01\t${"250.1".padStart(12)}\t`,
    "",
  ].join("\n");

export const blsApi = (figures: readonly string[]) =>
  JSON.stringify({
    status: "REQUEST_SUCCEEDED",
    responseTime: 120,
    message: [],
    Results: {
      series: [
        {
          seriesID: "CUUR0000SA0",
          data: figures
            .map((value, i) => ({
              year: String(monthOf(i).year),
              period: `M${two(monthOf(i).month)}`,
              periodName: "",
              value,
              footnotes: [{}],
            }))
            .reverse(),
        },
      ],
    },
  });

export const ons = (figures: readonly string[], id = "D7BT") =>
  [
    '"Title","CPI INDEX 00: ALL ITEMS 2015=100"',
    `"CDID","${id}"`,
    '"Source dataset ID","MM23"',
    '"PreUnit",""',
    '"Unit","Index, base year = 100"',
    '"Release date","21-10-2026"',
    '"Next release","18 November 2026"',
    '"Important notes",""',
    '"2025","100.4"',
    '"2025 Q3","100.2"',
    ...figures.map((value, i) => `"${monthOf(i).year} ${NAMES[monthOf(i).month - 1]}","${value}"`),
    "",
  ].join("\r\n");

export const statCan = (figures: readonly string[]) =>
  JSON.stringify([
    {
      status: "SUCCESS",
      object: {
        responseStatusCode: 0,
        productId: 18100004,
        coordinate: "2.2.0.0.0.0.0.0.0.0",
        vectorId: 41690973,
        vectorDataPoint: figures.map((value, i) => ({
          refPer: `${monthOf(i).year}-${two(monthOf(i).month)}-01`,
          value: Number(value),
          decimals: 1,
          scalarFactorCode: 0,
          symbolCode: 0,
        })),
      },
    },
  ]);

export const eurostat = (figures: readonly string[], unit = "I15") =>
  [
    "DATAFLOW,LAST UPDATE,freq,unit,coicop,geo,TIME_PERIOD,OBS_VALUE,OBS_FLAG",
    ...figures.map(
      (value, i) =>
        `ESTAT:PRC_HICP_MIDX(1.0),17/11/26 11:00:00,M,${unit},CP00,EA19,${monthOf(i).year}-${two(monthOf(i).month)},${value},`,
    ),
    "",
  ].join("\n");

/** By quarter, from 2024-Q1. */
export const abs = (figures: readonly string[]) =>
  [
    "DATAFLOW,MEASURE,INDEX,TSEST,REGION,FREQ,TIME_PERIOD,OBS_VALUE,UNIT_MEASURE,OBS_STATUS,OBS_COMMENT",
    ...figures.map(
      (value, i) => `ABS:CPI(1.1.0),1,10001,10,50,Q,${2024 + Math.floor(i / 4)}-Q${(i % 4) + 1},${value},IN,,`,
    ),
    `ABS:CPI(1.1.0),2,10001,10,50,Q,2024-Q1,3.6,PCT,,`,
    "",
  ].join("\n");
