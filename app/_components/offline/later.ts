// What pages load only when it is used. A page that is kept on a device must have it there too, so everything that is loaded
// later is named here: later(() => import("./part.tsx")).

export const LOADERS: (() => Promise<unknown>)[] = [];

export function later<Part>(load: () => Promise<Part>): () => Promise<Part> {
  LOADERS.push(load);
  return load;
}
