// Stored secrets in memory: decrypted at the start and after each change.
import type { Db } from '#server/platform/database/schema.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { decryptSecret } from './cipher.ts'
import type { SecretKey } from './secret-key.ts'
import { ADDRESS_OF, listSecrets, type StoredSecret } from './secrets.repository.ts'

type Deps = { db: Db; log: Pick<Log, 'error'>; key: SecretKey }

export type Secrets = Awaited<ReturnType<typeof openSecrets>>

export async function openSecrets({ db, log, key }: Deps) {
  let secrets: ReadonlyMap<string, string> = new Map()
  let updated: ReadonlyMap<string, string | null> = new Map()
  let addresses: ReadonlyMap<string, string> = new Map()
  let rowsSeen = ''

  async function reload(): Promise<void> {
    const rows = await listSecrets(db)
    const seen = JSON.stringify(rows)
    if (seen === rowsSeen) return
    apply(rows)
    rowsSeen = seen
  }

  /** A secret that this key cannot decrypt counts as missing. */
  function apply(all: readonly StoredSecret[]): void {
    const isAddress = ({ name }: StoredSecret) => name.startsWith(ADDRESS_OF)
    addresses = new Map(
      all.filter(isAddress).map(({ name, value }) => [name.slice(ADDRESS_OF.length), value]),
    )
    const rows = all.filter((row) => !isAddress(row))
    const known = rows.length > 0 ? key.find() : null
    const read = rows.map(({ name, value, updated_at }) => {
      const secret = known && decryptSecret(value, { name, key: known })
      if (secret === null) {
        log.error({ secret: name }, 'stored secret cannot be decrypted; check SECRET_KEY, or enter it again')
      }
      return { name, secret, updated_at }
    })
    secrets = new Map(read.flatMap(({ name, secret }) => (secret === null ? [] : [[name, secret]])))
    updated = new Map(read.map(({ name, updated_at }) => [name, updated_at]))
  }

  await reload()
  return {
    /** By name; another object after each change. No query. */
    current: (): ReadonlyMap<string, string> => secrets,
    /** When each stored one was saved, whether it can be decrypted or not. */
    updated: (): ReadonlyMap<string, string | null> => updated,
    /** By the variable of a password: the addresses that it belongs to, with spaces between; see followMovedPasswords. */
    addresses: (): ReadonlyMap<string, string> => addresses,
    /** Reads what another request or process has saved. */
    reload,
  }
}
