// The icons of the installed site. A maskable one is cut to whatever shape the device likes, so its mark keeps to the middle.

type Icon = {
  readonly file: string;
  readonly size: number;
  readonly purpose: "any" | "maskable";
  /** The mark's width, as a share of the icon's. */
  readonly mark: number;
};

export const ICONS: readonly Icon[] = [
  { file: "192.png", size: 192, purpose: "any", mark: 14 / 26 },
  { file: "512.png", size: 512, purpose: "any", mark: 14 / 26 },
  { file: "maskable.png", size: 512, purpose: "maskable", mark: 0.4 },
];
