// What a page draws of an answer, by the names of the outputs and inputs that it is drawn from.

export type Picture<Name extends string = string> =
  | Triangles<Name>
  | Parabola<Name>
  | Spread<Name>
  | Bell<Name>
  | Density<Name>
  | Line<Name>
  | Scatter<Name>;

/** To scale: side a lies opposite angle A, and so on. Of several, each that the answer has. */
export type Triangles<Name extends string = string> = {
  readonly kind: "triangles";
  readonly of: readonly { readonly sides: Three<Name>; readonly angles: Three<Name> }[];
};

/** y = ax² + bx + c, with its vertex and, where it has any, its roots. */
export type Parabola<Name extends string = string> = {
  readonly kind: "parabola";
  readonly coefficients: Three<Name>;
  readonly vertex: readonly [x: Name, y: Name];
  readonly roots: readonly [smaller: Name, larger: Name];
};

/** The values of a list as a histogram over their box plot, whose whiskers leave out the outliers. */
export type Spread<Name extends string = string> = {
  readonly kind: "spread";
  readonly of: Name;
  readonly quartiles: readonly [lower: Name, upper: Name];
  readonly median: Name;
  readonly outliers: Name;
};

/** The curve of a normal distribution, shaded from one value to another, or below and above them where the
 * first is the larger one. Of several names, the first figure that there is. */
export type Bell<Name extends string = string> = {
  readonly kind: "bell";
  readonly mean: Name;
  readonly deviation: Name;
  readonly from: readonly Name[];
  readonly to: readonly Name[];
};

/** The curve of what tests are compared with, shaded below one figure and above another, where there are these. */
export type Density<Name extends string = string> = {
  readonly kind: "density";
  readonly curve: Curve | { readonly by: Name };
  readonly freedom: readonly [over: Name, under?: Name];
  readonly below?: Name;
  readonly above: Name;
};
/** Normal, Student's t (also of a correlation r), χ² and Fisher's F. */
export type Curve = "z" | "t" | "r" | "chi" | "f";

/** The line through a point and, where there is one, a second point; absent `slope` is a vertical line. */
export type Line<Name extends string = string> = {
  readonly kind: "line";
  readonly from: readonly [x: Name, y: Name];
  readonly to: readonly [x: Name, y: Name];
  readonly slope: Name;
};

/** The points of a list of rows with the cells x and y, and the line that fits them. */
export type Scatter<Name extends string = string> = {
  readonly kind: "scatter";
  readonly points: Name;
  readonly slope: Name;
  readonly intercept: Name;
};

type Three<Name> = readonly [a: Name, b: Name, c: Name];
