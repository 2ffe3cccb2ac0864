import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { deleteSecret } from './secrets.repository.ts'

/** Where each password is sent, by the name of the secret. */
type PasswordAddresses = ReadonlyMap<string, string>

type Move = { before: PasswordAddresses; after: PasswordAddresses; admin: string; audit: Audit }

/** A stored password belongs to the address that it was given for: for another it has to be entered again. */
export async function dropMovedPasswords(trx: Db, { before, after, admin, audit }: Move): Promise<void> {
  for (const [subject, address] of before) {
    if (after.get(subject) === address || !(await deleteSecret(trx, subject))) continue
    await audit.write(trx, { admin, action: 'secret_deleted', subject })
  }
}
