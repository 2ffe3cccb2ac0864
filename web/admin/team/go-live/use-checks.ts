// Results of the checks on the Go live screen: loaded, tested part by part, with the newest result of each.
import { useEffect, useEffectEvent, useState } from 'react'
import type { Checks } from '#contract/monitoring/checks.schema.ts'
import type { CheckPart, CheckResult } from '#contract/monitoring/checks.ts'
import { adminCall, useReply } from '#web/admin/kit/api/admin-call.ts'

/** Older results say little: opening the screen tests again. */
const FRESH_MS = 60 * 60_000
const AT_ONCE = 3

export type RunningChecks = ReturnType<typeof useChecks>

export function useChecks(onTested: () => void) {
  const loaded = useReply('GET /api/admin/checks', {})
  const [tested, setTested] = useState<Checks | null>(null)
  const [running, setRunning] = useState<readonly CheckPart[]>([])
  const [problem, setProblem] = useState<unknown>(null)
  const checks = loaded.data && tested ? merged(loaded.data, tested) : (tested ?? loaded.data)

  async function test(part: CheckPart): Promise<void> {
    setRunning((before) => [...before, part])
    try {
      const reply = await adminCall('POST /api/admin/checks/run', { body: { part } })
      setTested((before) => (before ? merged(before, reply) : reply))
    } catch (error) {
      setProblem(error)
    } finally {
      setRunning((before) => before.filter((other) => other !== part))
    }
  }

  /** Each row changes as soon as its part is tested. */
  async function start(parts: readonly CheckPart[]): Promise<void> {
    setProblem(null)
    const left = parts.filter((part) => !running.includes(part))
    const work = async () => {
      for (let part = left.shift(); part; part = left.shift()) await test(part)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    onTested()
  }

  const onLoaded = useEffectEvent(({ parts, results, valid_from }: Checks) => {
    const isOld = ({ at }: CheckResult) => at < valid_from || Date.now() - Date.parse(at) >= FRESH_MS
    const old = parts.filter((part) => {
      const own = results.filter((result) => result.part === part)
      return own.length === 0 || own.some(isOld)
    })
    if (old.length > 0) start(old)
  })
  const first = loaded.data
  useEffect(() => {
    if (first) onLoaded(first)
  }, [first])

  return { checks, running, problem, loaded, start }
}

/** Replies may arrive in another order than the tests ended: the newest result of each check counts. */
function merged(before: Checks, after: Checks): Checks {
  const newest = new Map(before.results.map((result) => [result.id, result]))
  for (const result of after.results) {
    const other = newest.get(result.id)
    if (!other || other.at <= result.at) newest.set(result.id, result)
  }
  return { ...after, results: [...newest.values()] }
}
