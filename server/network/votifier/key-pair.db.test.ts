import { expect } from 'vitest'
import { systemClock as clock } from '#server/platform/kernel/clock.ts'
import { systemRandom as random } from '#server/platform/kernel/random.ts'
import { createSecretBox } from '#server/platform/secrets/secret-box.service.ts'
import { onBoth, onSqlite } from '#tests/support/databases.ts'
import { recordLog } from '#tests/support/recorded-notices.ts'
import { SILENT } from '#tests/support/silent-log.ts'
import { createVoteKeys } from './key-pair.service.ts'

const boxOf = (byte: number) => {
  const key = Buffer.alloc(32, byte)
  return createSecretBox({ key: { find: () => key, findOrCreate: () => key }, random, log: SILENT })
}

onBoth('two processes that start at once use the same keys', async (database) => {
  const processes = [1, 2].map(() => createVoteKeys({ db: database.db, clock, log: SILENT, box: boxOf(1) }))
  const [one, other] = await Promise.all(processes.map((keys) => keys.ensure()))

  expect(one?.publicKey).toMatch(/^MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA/)
  expect(one?.publicKey).toHaveLength(392)
  expect(other?.publicKey).toBe(one?.publicKey)
  const [row] = await database.db.selectFrom('secret').selectAll().execute()
  // The first bytes of every RSA key in PKCS #8. Three letters of them are in one of a hundred encrypted values.
  expect(row?.value).not.toContain('IBADANBgkqhkiG9w0BAQEFAASC')

  const renew = await processes[0]?.prepareRenewal()
  await database.db.transaction().execute(async (trx) => renew?.(trx))
  for (const keys of processes) await keys.reload()
  expect(processes[0]?.current()?.publicKey).not.toBe(one?.publicKey)
  expect(processes[1]?.current()?.publicKey).toBe(processes[0]?.current()?.publicKey)
})

onSqlite('keys that cannot be decrypted stay, because sites have their public key', async (database) => {
  const { log, logged } = recordLog()
  await createVoteKeys({ db: database.db, clock, log, box: boxOf(1) }).ensure()
  const [before] = await database.db.selectFrom('secret').selectAll().execute()
  const keys = createVoteKeys({ db: database.db, clock, log, box: boxOf(2) })

  expect(await keys.ensure()).toBeNull()
  expect(logged).toEqual(['vote key cannot be decrypted; check SECRET_KEY {}'])
  expect(await database.db.selectFrom('secret').selectAll().execute()).toEqual([before])
})
