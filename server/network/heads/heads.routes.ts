// Heads of players under our own address: no visitor's browser asks another host.
import type { FastifyInstance } from 'fastify'
import { headsCalls } from '#contract/network/heads.schema.ts'
import { serve } from '#server/platform/http/serve.ts'
import { HEAD_TYPE, NO_HEAD } from './head-picture.ts'
import type { Head, Heads } from './heads.service.ts'

/** The size in front keeps names with a dot from becoming hidden files, which some proxies refuse. */
const FILE = /^64-(.{1,64})\.webp$/su

const CACHE_CONTROL: Record<Head['kind'], string> = {
  head: 'public, max-age=86400, stale-while-revalidate=604800',
  none: 'public, max-age=3600',
  away: 'public, max-age=60',
}

export function headsAdminRoutes(app: FastifyInstance, heads: Heads): void {
  serve(app, headsCalls.testHeadSource, ({ body }, { admin }) =>
    heads.test(body.source.url, body.name, admin.username),
  )
}

export function headsRoutes(app: FastifyInstance, heads: Heads): void {
  app.get<{ Params: { file: string } }>('/heads/:file', async ({ params, ip, headers }, reply) => {
    const shown = FILE.exec(params.file)?.[1]
    const found = shown === undefined ? null : await heads.get(shown, ip)
    if (!found) return reply.callNotFound()
    reply.type(HEAD_TYPE).header('cache-control', CACHE_CONTROL[found.kind])
    if (found.kind !== 'head') return reply.send(NO_HEAD)
    const { etag, bytes } = found.head
    reply.header('etag', etag)
    return headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(bytes)
  })
}
