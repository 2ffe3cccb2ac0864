// Heads of players with a folder, a clock and avatar services of their own.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import type { HeadSource } from '#contract/settings/heads.schema.ts'
import { createHeads } from '#server/network/heads/heads.service.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { startAvatarServer } from '#tests/simulators/avatar-server.ts'
import { turnableClock } from './turnable-clock.ts'

type Options = {
  sources: HeadSource[]
  enabled?: boolean
  allowPrivate?: boolean
  waitMs?: number
}

export type OpenHeads = ReturnType<ReturnType<typeof openHeadsWorld>['openHeads']>

/** The folder and the log are emptied before each test of the file. */
export function openHeadsWorld() {
  const parent = mkdtempSync(join(tmpdir(), 'angkasa-heads-'))
  const dataDir = join(parent, 'data')
  const clock = turnableClock()
  const logged: string[] = []
  const write = (_: object, message: string) => logged.push(message)
  beforeEach(() => {
    logged.length = 0
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  function openHeads({ sources, enabled = true, allowPrivate = true, waitMs = 10_000 }: Options) {
    const settings = { heads: { enabled, sources } }
    const heads = createHeads({
      shownSettings: () => settings,
      servers: { current: () => ({ list: [] }) },
      dataDir,
      allowPrivateHeads: allowPrivate,
      limits: { require: async () => {} },
      clock,
      random: systemRandom,
      log: { warn: write },
      waitMs,
    })
    return { ...heads, settings, [Symbol.asyncDispose]: heads.close }
  }

  async function openService(options: Parameters<typeof startAvatarServer>[0] = {}) {
    const { close, ...service } = await startAvatarServer(options)
    const source = (editions: HeadSource['editions'] = 'all') => ({ url: service.url, editions })
    return { ...service, source, [Symbol.asyncDispose]: close }
  }

  return { openHeads, openService, clock, logged, dataDir }
}
