import { throughNext } from "#lib/doors/http";
import { oembedOfPage } from "#lib/doors/routes";

export const dynamic = "force-dynamic";

const methods = throughNext(oembedOfPage);

/**
 * Embed a link to a calculator
 * @description oEmbed 1.0 (oembed.com): what another site shows in place of a link to a calculator's page. The frame has the inputs that the link has in its query or fragment. Each page names this address in its head.
 * @operationId oembed
 * @tag Calculators
 * @queryParams OembedQuery
 * @response 200:Oembed:The frame.
 * @add 304,404,501
 * @responseSet guarded
 * @openapi
 */
export const GET = methods.GET;
export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods;
