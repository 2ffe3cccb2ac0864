// Voters, bot check and stored pictures.
import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newId } from '#server/platform/kernel/random.ts'
import { type Check, demo, failing, failingWhenLive, messageOf, type Outcome, off, ready } from './check.ts'
import type { CheckDeps } from './deps.ts'

const TEST_BODY = Buffer.from('angkasa doctor')

export function serviceChecks(deps: CheckDeps): Check[] {
  return [
    { id: 'voters', part: 'voters', run: (signal) => checkVoters(deps, signal) },
    { id: 'bot_check', part: 'bot_check', run: (signal) => checkBots(deps, signal) },
    {
      id: 'files',
      part: 'files',
      limitMs: 20_000,
      run: (signal) => (deps.config.s3 ? checkBucket(deps, signal) : checkFolder(deps)),
    },
  ]
}

async function checkVoters({ config, parts, voterAccess }: CheckDeps, signal: AbortSignal): Promise<Outcome> {
  const { mode } = parts().voters
  if (mode === 'sandbox') return demo('voters_simulated')
  if (mode === 'off') return off('voters_off')
  if (!voterAccess.isReal() && config.votifier)
    return ready('voters_received', { port: config.votifier.port })
  try {
    const voters = await voterAccess.source()?.list('current', signal)
    return ready('voters_ready', { count: voters?.length ?? 0 })
  } catch (error) {
    return failing('voters_failed', { detail: messageOf(error) })
  }
}

async function checkBots({ config, testTurnstile }: CheckDeps, signal: AbortSignal): Promise<Outcome> {
  if (!config.turnstile) return ready('bot_own')
  const result = await testTurnstile(signal)
  if (result === 'accepted') return ready('bot_ready')
  if (result === 'dummy') return failingWhenLive(config.isProduction, 'bot_dummy')
  if (result === 'refused') return failing('bot_secret_wrong')
  return failing('bot_unreachable', { detail: result.unreachable })
}

/** A folder that does not exist yet is made by the first upload. */
async function checkFolder({ config }: CheckDeps): Promise<Outcome> {
  const folder = join(config.dataDir, 'uploads')
  for (const path of [folder, config.dataDir, dirname(config.dataDir)]) {
    try {
      await access(path, constants.W_OK)
      return ready('files_disk_ready', { folder })
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOENT') break
    }
  }
  return failing('files_disk_readonly', { folder })
}

/** The test object is removed again, also when it cannot be read. */
async function checkBucket({ blobs: store, random }: CheckDeps, signal: AbortSignal): Promise<Outcome> {
  const name = `${newId(random)}-480.webp`
  try {
    await store.put(name, TEST_BODY)
  } catch (error) {
    return failing('files_put_failed', { detail: bucketError(error) })
  }
  const read = await readBack(store, name, signal)
  try {
    await store.remove(name)
  } catch (error) {
    return failing('files_delete_failed', { detail: bucketError(error) })
  }
  return read
}

async function readBack(store: CheckDeps['blobs'], name: string, signal: AbortSignal): Promise<Outcome> {
  try {
    const body = await store.read(name)
    if (!body?.equals(TEST_BODY)) return failing('files_get_failed', { detail: '404' })
  } catch (error) {
    return failing('files_get_failed', { detail: bucketError(error) })
  }
  const url = store.url(name)
  const response = await fetch(url, { redirect: 'manual', signal }).catch(() => null)
  await response?.body?.cancel()
  return response?.ok
    ? ready('files_bucket_ready')
    : failing('files_not_public', { url: new URL(url).origin })
}

/** The code of S3's XML, else the message. */
function bucketError(error: unknown): string {
  const { cause } = error as { cause?: unknown }
  const text = messageOf(cause ?? error)
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1]
  return code ?? text.replace(/<[^>]*>/g, ' ').slice(0, 120)
}
