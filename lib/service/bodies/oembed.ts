import { z } from "zod";

export const OembedQuery = z
  .object({
    url: z.string().max(4000).describe("The address of a calculator's page, or of its embed, with any inputs."),
    format: z.enum(["json"]).optional().describe("json is the only one; xml is answered with 501."),
    maxwidth: z.string().optional().describe("The width that there is room for, in pixels."),
    maxheight: z.string().optional().describe("The height that there is room for, in pixels."),
  })
  .describe("The link.");

export const Oembed = z
  .object({
    type: z.literal("rich").describe("HTML to show."),
    version: z.literal("1.0").describe("The version of oEmbed."),
    title: z.string().describe("The name of the calculator."),
    provider_name: z.string().describe("The name of this site."),
    provider_url: z.url().describe("The address of this site."),
    cache_age: z.number().int().describe("For how many seconds the answer may be kept."),
    thumbnail_url: z.url().optional().describe("A picture of the calculator, where there is room for it."),
    thumbnail_width: z.number().int().optional().describe("The width of the picture."),
    thumbnail_height: z.number().int().optional().describe("The height of the picture."),
    html: z.string().describe("A frame with the calculator, and the inputs of the link in it."),
    width: z.number().int().describe("The width of the frame, in pixels."),
    height: z.number().int().describe("The height of the frame, in pixels."),
  })
  .describe("What to show in place of a link, in the terms of oEmbed 1.0.");
