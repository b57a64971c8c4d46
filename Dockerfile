# The site in one image; see docs/operation.md. Its store is a volume, or a PostgreSQL by DATABASE_URL.
FROM node:24-bookworm-slim AS build
WORKDIR /site
RUN npm install --global pnpm@12.21.0
COPY . .
RUN pnpm install --frozen-lockfile && pnpm exec turbo run build write-data --filter=@trailbook/web

FROM node:24-bookworm-slim
WORKDIR /site
# Of the second, see 'Memory' in docs/operation.md.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 STORE_DIR=/store
# The build stands alone: it needs no modules beside it.
COPY --from=build /site/data data
COPY --from=build /site/apps/web/build apps/web/build
COPY --from=build /site/apps/web/package.json apps/web/
COPY --from=build /site/apps/web/server/node apps/web/server/node
COPY --from=build /site/apps/web/server/http/chunks.ts apps/web/server/http/
RUN mkdir /store && chown node:node /store
USER node
VOLUME /store
EXPOSE 3000
# Not by /readyz: without its database the site goes on.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT || 3000}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--min-semi-space-size=8", "apps/web/server/node/serve.ts"]
