// Passwords of the servers: where each comes from, and what was typed. A value is sent and never read back.
import { useEffect, useEffectEvent, useState } from 'react'
import type { SecretEntry } from '#contract/platform/secrets.schema.ts'
import { adminCall, useLoaded } from '#web/admin/kit/api/admin-call.ts'

export type Secrets = ReturnType<typeof useSecrets>

/** `version` of the saved servers: a server has its secrets once it is saved. */
export function useSecrets(version: number) {
  const { data, problem, reload } = useLoaded(`secrets ${version}`, (signal) =>
    adminCall('GET /api/admin/secrets', {}, signal),
  )
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [saves, setSaves] = useState(0)
  const [failure, setFailure] = useState<unknown>(null)

  async function save(name: string): Promise<void> {
    const value = typed[name]
    if (!value) return
    await adminCall('PUT /api/admin/secrets/:name', { params: { name }, body: { value } })
    setTyped(({ [name]: _, ...others }) => others)
    setSaves((count) => count + 1)
    reload()
  }

  async function remove(name: string): Promise<void> {
    await adminCall('DELETE /api/admin/secrets/:name', { params: { name } })
    reload()
  }

  /** A secret that was typed for a server that was not saved yet follows as soon as it is. */
  const saveTyped = useEffectEvent(async (secrets: readonly SecretEntry[]) => {
    try {
      for (const { name, state } of secrets) if (typed[name] && state !== 'environment') await save(name)
      setFailure(null)
    } catch (error) {
      setFailure(error)
    }
  })
  const [seenVersion, setSeenVersion] = useState(version)
  useEffect(() => {
    if (!data || seenVersion === version) return
    setSeenVersion(version)
    saveTyped(data.secrets)
  }, [data, seenVersion, version])

  return {
    find: (name: string): SecretEntry | null => data?.secrets.find((secret) => secret.name === name) ?? null,
    isLoaded: data !== null,
    problem: problem ?? failure,
    /** How many were saved here. */
    saves,
    typed: (name: string) => typed[name] ?? '',
    type: (name: string, value: string) => setTyped((before) => ({ ...before, [name]: value })),
    save,
    remove,
  }
}
