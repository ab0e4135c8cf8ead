# Two images: `proxy`, which compose.yaml alone asks for, and the service, which is the last and so the one that
# `docker build .` makes. Both run as a user who may change nothing in them. Base images are named by digest, so that two
# builds of one commit stand on the same: raise tag and digest together (`docker buildx imagetools inspect TAG` tells it).

# Caddy without the file capability that its image gives it: with it, it does not start where all are dropped. cp leaves
# it behind. The certificates' volume takes its owner from the folder here.
FROM caddy:2.11.4-alpine@sha256:6aeddd44c3078b0f9a35206472a11420648a79c184603ef95957d0a20044cb2b AS proxy
RUN cp /usr/bin/caddy /tmp/caddy && mv /tmp/caddy /usr/bin/caddy && chown -R 1000:1000 /data /config
COPY Caddyfile /etc/caddy/Caddyfile
USER 1000:1000

FROM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# Printed on the pages, so known when they are built: --build-arg SITE_URL=https://calc.example
ARG SITE_URL SITE_NAME SITE_CONTACT PRIVACY_NOTE TERMS_NOTE SUPPORT_NOTE REGION CURRENCY OFFLINE DRAFTS AI_CLOSED_CALCULATORS
# Left out: what only a build, a development server or a debugger needs, and what scales pictures, which we don't do. Without
# the compiler Next can't read its settings in TypeScript, and would download one at every start: they become JavaScript.
# Not Next's standalone output, which leaves out what answers before Next.
RUN npm run build \
  && npm prune --omit=dev --no-save \
  && node -e 'fs.writeFileSync("next.config.mjs", require("node:module").stripTypeScriptTypes(fs.readFileSync("next.config.ts", "utf8")))' \
  && rm -rf next.config.ts .next/cache node_modules/@next/swc-* node_modules/@img node_modules/sharp \
    node_modules/@playwright node_modules/playwright node_modules/playwright-core \
  && cd node_modules/next/dist && rm -rf docs bundle-analyzer esm compiled/next-devtools && cd /app \
  && find .next node_modules \( -name '*.map' -o -name '*.dev.js' -o -name '*.development.js' \) -delete

FROM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000
COPY --from=build /app /app
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not `npm start`, which would build again where settings differ from the image's. The server refuses to start then.
CMD ["node", ".build/server/index.mjs"]
