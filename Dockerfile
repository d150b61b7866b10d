# Lamplit in a container. Build: docker build -t lamplit .   Run: docker run -p 8321:8321 -v lamplit:/data lamplit
FROM node:22-slim AS web
WORKDIR /lamplit/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --no-audit --no-fund
COPY web .
COPY src/lamplit /lamplit/src/lamplit
RUN npm run build

FROM python:3.13-slim
ENV PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1 \
    LAMPLIT_HOST=0.0.0.0 LAMPLIT_DATABASE_URL=sqlite:////data/lamplit.db
RUN useradd --create-home --uid 10001 lamplit && install -d -o lamplit /data
WORKDIR /lamplit
COPY requirements.lock .
RUN pip install --no-cache-dir --require-hashes -r requirements.lock
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY tools/build_client.py tools/
COPY src src
COPY --from=web /lamplit/src/lamplit/server/web src/lamplit/server/web
RUN pip install --no-cache-dir --no-deps .
USER 10001
VOLUME /data
EXPOSE 8321
HEALTHCHECK --start-period=30s --interval=30s --timeout=5s CMD \
    ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8321/healthz', timeout=4)"]
STOPSIGNAL SIGTERM
CMD ["lamplit", "serve"]
