# One image for every app: the command chooses which one runs (dist/apps/{standalone,api,projector,worker,cli}/main.js).
# There was no Docker engine where this file was written: its steps were run one by one on Debian, the file itself was not.
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /app
# No package needs its install script here: Node 24 is the image's own, everything native comes as a package per platform.
ENV npm_config_ignore_scripts=true npm_config_update_notifier=false
COPY . .
# The same set-up as `npm start` makes on a fresh clone: npm ci, server, web client. Then without what only building needs.
RUN --mount=type=cache,target=/root/.npm node scripts/setup.mjs \
  && npm prune --omit=dev --no-audit --no-fund

FROM node:${NODE_VERSION}-bookworm-slim
# What Node would give short-lived objects on a large machine it never gives back: 128 MB.
ENV NODE_OPTIONS=--max-semi-space-size=16
# The same as scripts/start.mjs sets, and why.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=16384
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN install -d -m 700 -o node -g node /data
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/apps/standalone/main.js"]
