// Voters, bot check and stored pictures.
import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { CheckReason } from '#contract/monitoring/checks.ts'
import type { Config } from '#server/config/config.ts'
import { probeReceiver } from '#server/network/votifier/probe-receiver.service.ts'
import { newId } from '#server/platform/kernel/random.ts'
import { type Check, demo, failing, failingWhenLive, messageOf, type Outcome, off, ready } from './check.ts'
import type { CheckDeps } from './deps.ts'

const TEST_BODY = Buffer.from('angkasa doctor')

export function serviceChecks(deps: CheckDeps): Check[] {
  return [
    ...(deps.config.votifier
      ? receiverChecks(deps, deps.config.votifier)
      : [{ id: 'voters', part: 'voters', run: () => checkVoters(deps) } as const]),
    { id: 'bot_check', part: 'bot_check', run: (signal) => checkBots(deps, signal) },
    {
      id: 'files',
      part: 'files',
      limitMs: 20_000,
      run: (signal) => (deps.config.s3 ? checkBucket(deps, signal) : checkFolder(deps)),
    },
  ]
}

function checkVoters({ parts }: CheckDeps): Outcome {
  return parts().voters.mode === 'sandbox' ? demo('voters_simulated') : off('voters_off')
}

/** The receiver is asked as a vote site asks it: its port may belong to another program. */
function receiverChecks({ isSiteRunning }: CheckDeps, votifier: NonNullable<Config['votifier']>): Check[] {
  if (votifier.port === 0) return []
  const { port } = votifier
  const run = async (signal: AbortSignal): Promise<Outcome> => {
    if (!(await isSiteRunning())) return off('receiver_stopped', { port })
    const found = await probeReceiver(votifier, signal)
    if (found === 'ready') return ready('voters_received', { port })
    return found === 'other' ? failing('receiver_other', { port }) : failing('receiver_closed', { port })
  }
  return [{ id: 'receiver', part: 'voters', subject: 'Votifier', run }]
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
async function checkFolder(deps: CheckDeps): Promise<Outcome> {
  const { dataDir } = deps.config
  const folder = join(dataDir, 'uploads')
  const found = await stat(folder).catch(() => null)
  if (found?.isDirectory()) {
    const { problem, error } = await testStore(deps)
    if (!problem) return ready('files_disk_ready', { folder })
    const code = (error as { code?: string } | null)?.code ?? ''
    if (/^(ENOSPC|EDQUOT)$/.test(code)) return failing('files_disk_full', { folder })
    if (/^(EACCES|EPERM|EROFS)$/.test(code)) return failing('files_disk_readonly', { folder })
    return failing('files_disk_failing', { folder, detail: messageOf(error) })
  }
  if (found) return failing('files_not_a_folder', { folder })
  for (const path of [dataDir, dirname(dataDir)]) {
    try {
      await access(path, constants.W_OK)
      return ready('files_disk_ready', { folder })
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOENT') break
    }
  }
  return failing('files_disk_readonly', { folder })
}

async function checkBucket(deps: CheckDeps, signal: AbortSignal): Promise<Outcome> {
  let isPublic = false
  const { problem, url } = await testStore(deps, async (address) => {
    const response = await fetch(address, { redirect: 'manual', signal }).catch(() => null)
    await response?.body?.cancel()
    isPublic = response?.ok === true
  })
  if (problem) return problem
  return isPublic ? ready('files_bucket_ready') : failing('files_not_public', { url: new URL(url).origin })
}

/** Stores, reads and removes an object; it is removed also when it cannot be read. */
async function testStore({ blobs: store, random }: CheckDeps, look?: (url: string) => Promise<void>) {
  const name = `${newId(random)}-480.webp`
  const url = store.url(name)
  const refused = (reason: CheckReason, error: unknown) => ({
    problem: failing(reason, { detail: storeError(error) }),
    error,
    url,
  })
  try {
    await store.put(name, TEST_BODY)
  } catch (error) {
    return refused('files_put_failed', error)
  }
  const read = await store.read(name).catch((error: unknown) => error)
  await look?.(url)
  try {
    await store.remove(name)
  } catch (error) {
    return refused('files_delete_failed', error)
  }
  if (!(read instanceof Uint8Array)) return refused('files_get_failed', read ?? new Error('404'))
  const problem = TEST_BODY.equals(read) ? null : failing('files_get_failed', { detail: '404' })
  return { problem, error: null, url }
}

/** The code of S3's XML, else the message. */
function storeError(error: unknown): string {
  const { cause } = error as { cause?: unknown }
  const text = messageOf(cause ?? error)
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1]
  return code ?? text.replace(/<[^>]*>/g, ' ').slice(0, 120)
}
