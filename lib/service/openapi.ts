// As much of an OpenAPI document as we write and read.

export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  /** Not JSON Schema, but widely read: what each value of an enum means. */
  readonly "x-enumDescriptions"?: Readonly<Record<string, string>>;
};

export type Examples = Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>;
export type Media = { readonly schema: Schema; readonly examples?: Examples };
export type Content = Readonly<Record<string, Media>>;
export type Header = {
  readonly $ref?: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly schema?: Schema;
};
export type Answer = {
  readonly $ref?: string;
  readonly description?: string;
  readonly headers?: Readonly<Record<string, Header>>;
  readonly content?: Content;
};
export type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly examples?: Examples;
};
export type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly description: string; readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Answer>>;
};
export type PathItem = Readonly<Record<string, Operation>>;
export type OpenApi = {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Answer>>;
    readonly headers?: Readonly<Record<string, Header>>;
  };
};
