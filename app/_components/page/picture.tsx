// The picture that goes with a link: drawn at build, in the site's own look, with the one font that Next brings along.
import { ImageResponse } from "next/og";
import { accentOf, site, tintOf } from "#lib/site";
import { drawable } from "./drawable.ts";
import { PICTURE } from "./metadata.ts";

/** As in look.css, which no picture can read; the owner's own accent comes before it. */
const [PAPER, INK, SOFT] = ["#ffffff", "#121815", "#4a554e"];
const own = accentOf(site().own?.theme ?? {})?.[0];
const ACCENT = own ?? "#0a5b3d";
const TINT = own ? tintOf(own)[0] : "#e3ebdf";

type Answer = { readonly label: string; readonly text: string; readonly story: string };
type Shown = { readonly title: string; readonly answer?: Answer };

export const picture = ({ title, answer }: Shown): ImageResponse =>
  new ImageResponse(
    <div style={{ ...column, width: "100%", height: "100%", background: PAPER, color: INK }}>
      <div style={{ ...column, flexGrow: 1, justifyContent: "center", gap: 28, padding: "0 72px" }}>
        <Brand />
        <div style={{ display: "flex", fontSize: title.length > 24 ? 68 : 84, lineHeight: 1.1 }}>{drawable(title)}</div>
      </div>
      {answer && <Sum {...answer} />}
    </div>,
    PICTURE,
  );

const column = { display: "flex", flexDirection: "column" } as const;

const Brand = () => (
  <div style={{ display: "flex", alignItems: "center", gap: 18, fontSize: 32 }}>
    <div
      style={{ ...column, width: 48, height: 48, borderRadius: 6, padding: "14px 10px", gap: 8, background: ACCENT }}
    >
      <div style={bar} />
      <div style={bar} />
    </div>
    {drawable(site().name)}
  </div>
);

const bar = { display: "flex", width: 28, height: 6, background: PAPER } as const;

/** One rule above the figure and two below: the bookkeeper's sign for a checked total. */
const Sum = ({ label, text, story }: Answer) => (
  <div style={{ display: "flex", gap: 56, padding: "44px 72px 56px", background: TINT, borderTop: `2px solid ${INK}` }}>
    <div style={{ ...column, gap: 12, flexShrink: 0, minWidth: 420 }}>
      <div style={{ display: "flex", fontSize: 30 }}>{drawable(label)}</div>
      <div
        style={{
          display: "flex",
          borderTop: `3px solid ${INK}`,
          paddingTop: 8,
          fontSize: sizeOf(text),
          letterSpacing: "-0.03em",
        }}
      >
        {drawable(text)}
      </div>
      <div style={{ display: "flex", height: 10, borderTop: `3px solid ${INK}`, borderBottom: `3px solid ${INK}` }} />
    </div>
    <div style={{ display: "flex", alignSelf: "center", flexShrink: 1, fontSize: 30, lineHeight: 1.4, color: SOFT }}>
      {drawable(story)}
    </div>
  </div>
);

function sizeOf({ length }: string): number {
  if (length <= 10) return 108;
  return length <= 18 ? 72 : 44;
}
