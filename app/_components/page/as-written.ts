/** For an element that stays as the server wrote it: React leaves alone what is set as HTML when it takes over a page, and
 * here nothing is set. */
export const AS_WRITTEN = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } } as const;
