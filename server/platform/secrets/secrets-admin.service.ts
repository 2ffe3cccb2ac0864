// Secrets in the admin area: write-only. A value never leaves the process, and is in no log and no audit entry.
import type { ErrorCode } from '#contract/errors.ts'
import type { SecretEntry } from '#contract/platform/secrets.schema.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { saveValue } from '#server/platform/database/stored-value.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { createSecretBox } from './secret-box.service.ts'
import type { SecretKey } from './secret-key.ts'
import { deleteSecret } from './secrets.repository.ts'
import type { Secrets } from './secrets.service.ts'

export type SecretDefinition = {
  name: string
  /** The variable that sets it, or would set it. */
  variable: string
  isGiven: boolean
  /** What is wrong with the form of a value. */
  refuse?(value: string): ErrorCode | null
}

type Deps = Pick<Core, 'db' | 'clock' | 'random' | 'log'> & {
  secrets: Secrets
  key: SecretKey
  audit: Audit
  definitions(): readonly SecretDefinition[]
  /** Makes every process read the secrets again. */
  onChange(): Promise<void>
}

export type SecretsAdmin = ReturnType<typeof createSecretsAdmin>

export function createSecretsAdmin(deps: Deps) {
  const { db, clock, secrets, audit, definitions, onChange } = deps
  const box = createSecretBox(deps)

  function show({ name, variable, isGiven }: SecretDefinition): SecretEntry {
    const state = isGiven ? 'environment' : secrets.current().has(name) ? 'stored' : 'missing'
    return { name, state, variable, updated_at: secrets.updated().get(name) ?? null }
  }

  function find(name: string): SecretDefinition {
    const known = definitions().find((definition) => definition.name === name)
    if (!known) throw new AppError('secret_not_found')
    return known
  }

  async function store(name: string, value: string, admin: string): Promise<void> {
    const encrypted = box.encrypt(name, value)
    await db.transaction().execute(async (trx) => {
      await saveValue(trx, name, encrypted, clock.now())
      await audit.write(trx, { admin, action: 'secret_saved', subject: name })
    })
    await onChange()
  }

  return {
    async list(): Promise<SecretEntry[]> {
      await secrets.reload()
      return definitions().map(show)
    },

    async save(name: string, value: string, admin: string): Promise<SecretEntry> {
      const definition = find(name)
      if (definition.isGiven) throw new AppError('secret_in_environment')
      const problem = definition.refuse?.(value)
      if (problem) throw new AppError(problem)
      await store(name, value, admin)
      return show(definition)
    },

    /** For secrets of other features, which check them first. */
    store,

    /** Also one of the site's past, whose server is gone. */
    async remove(name: string, admin: string): Promise<void> {
      await secrets.reload()
      if (!secrets.updated().has(name)) find(name)
      await db.transaction().execute(async (trx) => {
        if (await deleteSecret(trx, name)) {
          await audit.write(trx, { admin, action: 'secret_deleted', subject: name })
        }
      })
      await onChange()
    },
  }
}
