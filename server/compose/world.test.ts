import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { openSiteDatabase } from '#server/platform/database/open-site.ts'
import { systemClock } from '#server/platform/kernel/clock.ts'
import { createLogger } from '#server/platform/kernel/logger.ts'
import { startGameConsole } from '#simulators/game-console.ts'
import { openWorld } from './world.ts'

test('RCON_FAILURE_TEXTS reaches the game console: a matching reply is a failed command', async () => {
  const game = await startGameConsole({ password: 'secret' })
  game.setReply(() => '§7[Points] §cNobody is called Steve\n')
  const dataDir = mkdtempSync(join(tmpdir(), 'angkasa-world-'))
  const config = readConfig({
    DATA_DIR: dataDir,
    ALLOW_SANDBOX: '1',
    RCON_HOST: '127.0.0.1',
    RCON_PORT: String(game.port),
    RCON_PASSWORD: 'secret',
    RCON_FAILURE_TEXTS: 'no such account|nobody is called',
  })
  const log = createLogger('silent')
  const database = await openSiteDatabase({ place: config, clock: systemClock, log })
  const world = await openWorld({ config, log, database })

  const { rcon, failureTexts } = world.servers.current().list[0] ?? {}
  if (!rcon) throw new Error('no RCON')
  expect((await world.openConsole(rcon, failureTexts).run(['points give Steve 40'])).reports).toMatchObject([
    { outcome: 'failed', reply: '[Points] Nobody is called Steve' },
  ])
  await world.close()
  await game.close()
  rmSync(dataDir, { recursive: true, force: true })
})
