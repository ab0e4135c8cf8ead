# The service as `npm start` runs it, behind the preload, as a user who may change nothing. Not Next's standalone output:
# that copies the pages before they are sealed, and leaves out what stands before Next.
FROM node:24-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# Printed on the pages, so known when they are built: --build-arg SITE_URL=https://calc.example
ARG SITE_URL SITE_NAME SITE_CONTACT CURRENCY
RUN npm run build && npm prune --omit=dev --no-save && rm -rf .next/cache

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000
# In one piece: times are kept, so that the build is seen to be newer than its sources.
COPY --from=build /app /app
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=15s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "lib/server/start.mjs"]
