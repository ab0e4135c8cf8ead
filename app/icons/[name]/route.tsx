import { notFound } from "next/navigation";
import { ImageResponse } from "next/og";
import { accentOf, site } from "#lib/site";
import { ICONS } from "../../_icons.ts";

type Context = { readonly params: Promise<{ readonly name: string }> };

export const dynamic = "force-static";
export const dynamicParams = false;

export const generateStaticParams = () => ICONS.map(({ file }) => ({ name: file }));

/** The mark of icon.svg, an equals key: two bars 14 wide and 3 high, 3 apart. */
export async function GET(_request: Request, { params }: Context) {
  const { name } = await params;
  const icon = ICONS.find(({ file }) => file === name) ?? notFound();
  const width = Math.round(icon.size * icon.mark);
  const height = Math.round((width * 3) / 14);
  const bar = <div style={{ width, height, background: "#ffffff" }} />;
  const radius = icon.purpose === "any" ? Math.round((icon.size * 3) / 26) : 0;
  const { own } = site();
  const background = accentOf(own?.theme ?? {})?.[0] ?? "#0a5b3d";
  return new ImageResponse(
    <div style={{ ...middle, width: "100%", height: "100%", gap: height, borderRadius: radius, background }}>
      {own?.icon ? <img src={dataOf(own.icon)} alt="" width={width * 1.4} height={width * 1.4} /> : [bar, bar]}
    </div>,
    { width: icon.size, height: icon.size },
  );
}

const dataOf = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;

const middle = { display: "flex", flexDirection: "column", alignItems: "center", justifyContent: "center" } as const;
