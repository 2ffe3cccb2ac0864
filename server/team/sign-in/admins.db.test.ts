import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from '#server/platform/database/migrate.ts'
import { openSqlite } from '#server/platform/database/sqlite.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { onBoth } from '#tests/support/databases.ts'
import { openAdminArea } from '#tests/support/signed-in.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { createAdmins } from './admins.service.ts'

const PASSWORD = 'kelapa muda segar'

onBoth('admins are added, listed, given new passwords and removed, each in the audit log', async ({ db }) => {
  const { sessions, signIn, audit, clock, notices, told: notified } = await openAdminArea(db)
  const admins = createAdmins({ db, clock, random: systemRandom, audit, notices })
  const { token } = await signIn()

  expect(await admins.add('budi', PASSWORD)).toBeNull()
  expect(await admins.add('budi', PASSWORD)).toBe('name_taken')
  expect(notified).toEqual([{ type: 'staff.new_owner', data: { admin: 'budi', by: '(terminal)' } }])
  expect(await admins.add('a b', PASSWORD)).toBe('name_invalid')
  expect(await admins.add('citra', 'short')).toBe('password_weak')
  expect((await admins.list()).map(({ username }) => username)).toEqual(['ayu', 'budi'])
  await expect(signIn({ username: 'budi', password: PASSWORD })).resolves.toBeDefined()

  expect(await admins.setPassword('nobody', PASSWORD)).toBe('unknown')
  expect(await admins.setPassword('ayu', PASSWORD)).toBeNull()
  expect(await sessions.authenticate(token)).toBeNull()
  const again = await signIn({ username: 'ayu', password: PASSWORD })

  expect(await admins.remove('ayu')).toBeNull()
  expect(await sessions.authenticate(again.token)).toBeNull()
  expect(await admins.remove('ayu')).toBe('unknown')
  for (const name of ['ayu', 'Ayu']) expect(await admins.add(name, PASSWORD)).toBe('name_removed')
  expect(await admins.remove('budi')).toBe('last_owner')
  expect((await admins.list()).map(({ username }) => username)).toEqual(['budi'])
  const told = (await audit.list({ page: 1 })).entries.filter(({ admin }) => admin === '(terminal)')
  expect(told.map(({ action, subject }) => `${action} ${subject}`).toSorted()).toEqual([
    'admin_added budi',
    'admin_removed ayu',
    'password_changed ayu',
  ])
})

test('the command reads a password from a pipe, never from its arguments', async () => {
  const dataDir = temporaryFolder()
  const db = openSqlite(join(dataDir, 'angkasa.db'))
  await migrate(db)
  await db.destroy()
  const run = (args: string[], input = '') =>
    spawnSync(process.execPath, ['scripts/admin.ts', ...args], {
      input,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    })
  expect(run(['add', 'budi'], `${PASSWORD}\n`)).toMatchObject({ status: 0, stdout: 'budi may sign in.\n' })
  expect(run(['add', 'citra', PASSWORD])).toMatchObject({ status: 1 })
  expect(run(['add', 'citra'], 'short')).toMatchObject({ status: 1, stdout: '' })
  expect(run(['list']).stdout).toMatch(/^budi\towner\tpassword only\t[\dT:.Z-]+\n$/)
  expect(run(['remove', 'budi'])).toMatchObject({ status: 1 })
  expect(run([]).stderr).toContain('Usage')
})
