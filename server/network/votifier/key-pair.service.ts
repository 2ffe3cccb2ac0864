// The RSA key pair of protocol 1: made at first use, stored encrypted, shared by all processes of the site.
import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import type { Core } from '#server/platform/database/core.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { ensureValue, findValue, saveValue } from '#server/platform/database/stored-value.ts'
import type { SecretBox } from '#server/platform/secrets/secret-box.service.ts'

type Deps = Pick<Core, 'db' | 'clock' | 'log'> & { box: SecretBox }

type KeyPair = { privateKey: KeyObject; publicKey: string }

export type VoteKeys = ReturnType<typeof createVoteKeys>

const MODULUS_BITS = 2048
/** Without a dot: secrets with one are those that the owner enters. */
const KEY_NAME = 'votifier_key'

export function createVoteKeys({ db, clock, log, box }: Deps) {
  let stored: string | null = null
  let pair: KeyPair | null = null

  async function reload(): Promise<void> {
    const value = await findValue(db, KEY_NAME)
    if (value === stored) return
    const text = value === null ? null : box.decrypt(KEY_NAME, value)
    if (value !== null && text === null) log.error({}, 'vote key cannot be decrypted; check SECRET_KEY')
    pair = text === null ? null : toPair(text)
    stored = value
  }

  async function makeKey(): Promise<string> {
    const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: MODULUS_BITS })
    const text = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
    return box.encrypt(KEY_NAME, text)
  }

  return {
    reload,

    /** Null before the first use, and when it cannot be decrypted. */
    current: (): KeyPair | null => pair,

    /** Makes the pair unless there is one. One that cannot be decrypted stays: sites have its public key. */
    async ensure(): Promise<KeyPair | null> {
      await reload()
      if (stored === null) {
        await ensureValue(db, KEY_NAME, await makeKey())
        await reload()
      }
      return pair
    },

    /** Call `reload` after the transaction. */
    async prepareRenewal(): Promise<(trx: Db) => Promise<void>> {
      const value = await makeKey()
      return (trx) => saveValue(trx, KEY_NAME, value, clock.now())
    },
  }
}

function toPair(text: string): KeyPair {
  const privateKey = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' })
  return { privateKey, publicKey: spki.toString('base64') }
}
