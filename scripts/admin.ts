// npm run admin: who may sign in, with which role.
// A password is asked for, or read from a pipe; never from the command line, which others can see.
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { demoSettings } from '#content/settings/index.ts'
import { isRole, type Role } from '#contract/permissions.ts'
import { PASSWORD_MIN_LENGTH } from '#contract/team/admin.ts'
import { readConfig } from '#server/config/config.ts'
import { withUsableKeys } from '#server/config/stored-keys.ts'
import { createAudit } from '#server/platform/audit/audit.service.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { systemClock } from '#server/platform/kernel/clock.ts'
import { commandLine } from '#server/platform/kernel/command-line.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { createSecretKey } from '#server/platform/secrets/secret-key.ts'
import { openSecrets } from '#server/platform/secrets/secrets.service.ts'
import { defaultsOf } from '#server/platform/settings/built-in.service.ts'
import { openSettings } from '#server/platform/settings/settings.service.ts'
import { createNoticeChannels } from '#server/team/notices/channels.service.ts'
import { createNotices } from '#server/team/notices/notices.service.ts'
import { type AdminsProblem, createAdmins } from '#server/team/sign-in/admins.service.ts'
import { removeFirstPassword } from '#server/team/sign-in/first-admin.service.ts'
import type { BackupPaths } from './backup/backup-paths.ts'
import { runCommand } from './backup/run-command.ts'
import { UserError } from './backup/user-error.ts'
import { withDatabase } from './backup/with-database.ts'

const USAGE = [
  `Usage: ${commandLine('admin', 'add <name> [owner|manager|support] | password <name> | role <name> <role>')}`,
  '       | two-factor-off <name> | unlock <name> | list | remove <name>   [--env-file file]',
].join('\n')

const ENDED = 'Sessions, passkeys, authenticator app, recovery codes and open invitations are ended.'

const DONE: Record<string, (name: string) => string> = {
  add: (name) => `${name} may sign in.`,
  role: (name) => `${name} has the new role.`,
  'two-factor-off': (name) => `${name} signs in with the password alone. ${ENDED}`,
  password: (name) => `${name} has a new password, and the login lock is lifted. ${ENDED}`,
  unlock: (name) => `The login lock of ${name} is lifted.`,
  remove: (name) => `${name} is removed. ${ENDED}`,
}

const PROBLEMS: Record<AdminsProblem, string> = {
  name_invalid: 'A name has 3 to 32 letters, digits, _ . or -',
  name_taken: 'There is an admin of this name already.',
  name_removed: 'A person who was removed had this name, and the audit log names them by it. Choose another.',
  password_weak: `The password is too short or too easy to guess; it needs at least ${PASSWORD_MIN_LENGTH} characters.`,
  unknown: 'There is no admin of this name.',
  last_owner: 'The team needs an owner: give another admin that role first.',
  no_two_factor: 'Two-step verification is off already.',
}

await runCommand({ read: readArguments, run: main })

type Wanted = { command: string; name: string; role: Role }

function readArguments([command = '', name, given, ...rest]: string[]): Wanted {
  const takesRole = command === 'add' || command === 'role'
  const role = given ?? 'owner'
  const isComplete =
    rest.length === 0 &&
    (command === 'list' || command in DONE) &&
    (command === 'list') === (name === undefined) &&
    (given === undefined ? command !== 'role' : takesRole)
  if (!isComplete || !isRole(role)) throw new UserError(USAGE)
  return { command, name: name ?? '', role }
}

function main(place: BackupPaths, wanted: Wanted): Promise<void> {
  const { command, name } = wanted
  return withDatabase(place, async (db) => {
    const deps = { db, clock: systemClock, random: systemRandom }
    const notices = await openNotices(db)
    const admins = createAdmins({ ...deps, audit: createAudit(deps), notices })
    if (command === 'list') {
      for (const { username, role, two_factor_at, is_locked_out, created_at } of await admins.list()) {
        const factors = two_factor_at ? 'two-factor' : 'password only'
        console.log([username, role, is_locked_out ? 'cannot sign in' : factors, created_at].join('\t'))
      }
      return
    }
    const problem = await change(admins, wanted)
    if (problem) throw new UserError(PROBLEMS[problem])
    if (command === 'password' || command === 'remove') removeFirstPassword(place.dataDir, name)
    console.log(DONE[command]?.(name))
  })
}

/** A new owner is told to the channels of the site, which sends the message. */
async function openNotices(db: Database) {
  const warn = (_details: object, message: string) => console.error(message)
  const log = { warn, error: warn }
  const given = readConfig(process.env)
  const secrets = await openSecrets({ db, log, key: createSecretKey({ ...given, random: systemRandom }) })
  const config = withUsableKeys(given, { secrets, log })
  const channels = createNoticeChannels({
    settings: await openSettings({ db, log, defaults: defaultsOf(config, demoSettings) }),
    secrets,
    variables: config.notices,
    simulates: config.simulates,
    allowPrivate: config.allowPrivateWebhooks,
  })
  return createNotices({ clock: systemClock, random: systemRandom, channels })
}

async function change(
  admins: ReturnType<typeof createAdmins>,
  { command, name, role }: Wanted,
): Promise<AdminsProblem | null> {
  if (command === 'remove') return admins.remove(name)
  if (command === 'role') return admins.setRole(name, role)
  if (command === 'two-factor-off') return admins.resetTwoFactor(name)
  if (command === 'unlock') return admins.unlock(name)
  const password = await readPassword()
  return command === 'add' ? admins.add(name, password, role) : admins.setPassword(name, password)
}

async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '')
  process.stderr.write('Password (not shown): ')
  const nowhere = new Writable({ write: (_piece, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  const password = await terminal.question('')
  terminal.close()
  process.stderr.write('\n')
  return password
}
