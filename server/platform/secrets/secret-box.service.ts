// Encrypts values of other features with the key of the secrets. The name is part of the encryption.
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import type { Random } from '#server/platform/kernel/random.ts'
import { decryptSecret, encryptSecret } from './cipher.ts'
import type { SecretKey } from './secret-key.ts'

type Deps = { key: SecretKey; random: Random; log: Pick<Log, 'error'> }

export type SecretBox = ReturnType<typeof createSecretBox>

export function createSecretBox({ key, random, log }: Deps) {
  function findKey(): Buffer {
    try {
      return key.findOrCreate()
    } catch (error) {
      log.error({ err: error }, 'key of the secrets cannot be created')
      throw new AppError('secret_key_unavailable', { cause: error })
    }
  }

  return {
    encrypt: (name: string, value: string): string => encryptSecret(value, { name, key: findKey(), random }),

    /** Null when the key is missing or another one. */
    decrypt(name: string, stored: string): string | null {
      const found = key.find()
      return found && decryptSecret(stored, { name, key: found })
    },
  }
}
