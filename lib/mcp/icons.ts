/** The site's own, in the words of MCP and of its registry. */
export const iconsOf = ({ url }: { readonly url: string }) => [
  { src: `${url}/icon.svg`, mimeType: "image/svg+xml" as const, sizes: ["any"] },
  { src: `${url}/icons/512.png`, mimeType: "image/png" as const, sizes: ["512x512"] },
];
