// The units and the angkasa command under a real systemd, installed as docs/install.md says.
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { pngOf } from '#tests/simulators/odd-pictures.ts'
import { machineOfFile } from './installed.ts'

const PASSWORD = 'a password # of "many" words'
const SETTINGS = [
  'PUBLIC_URL=https://angkasa.example',
  'TRUST_PROXY=1',
  'ALLOW_SANDBOX=1',
  `ADMIN_PASSWORD='${PASSWORD}'`,
  // The port in the unit's name takes precedence.
  'PORT=4999',
  'LOG_LEVEL=warn',
]

/** Signs in and adds a picture to each game mode, through the API. */
const UPLOAD = `
const site = 'http://127.0.0.1:3000/api/admin'
const { PASSWORD, PICTURE } = process.env
const login = await fetch(site + '/login', {
  method: 'POST', headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username: 'admin', password: PASSWORD }),
})
const authorization = 'Bearer ' + (await login.json()).token
for (const gamemode of ['survival', 'skyblock', 'creative']) {
  const body = new FormData()
  body.set('gamemode', gamemode)
  body.set('image', new Blob([Buffer.from(PICTURE, 'base64')], { type: 'image/png' }), 'a.png')
  const { status } = await fetch(site + '/gamemode-images', { method: 'POST', headers: { authorization }, body })
  console.log(status)
}`

const { machine, onMachine } = machineOfFile(SETTINGS)

const show = async (unit: string, property: string) =>
  (await machine.must(`systemctl show --value -p ${property} ${unit}`)).trim()

/** Replaces the site by another program under the same unit. */
async function startInstead(port: number, program: string): Promise<string> {
  const unit = `angkasa@${port}.service`
  const lines = `[Service]\\nExecStart=\\nExecStart=${program}\\nRestartSec=50ms\\n`
  await machine.must(`mkdir -p /run/systemd/system/${unit}.d`)
  await machine.must(`printf '${lines}' > /run/systemd/system/${unit}.d/instead.conf`)
  await machine.must(`systemctl daemon-reload && systemctl start --no-block ${unit}`)
  return unit
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(100)
}

onMachine('the documented installation serves the site on the port of the unit', async () => {
  expect(machine.health).toMatchObject({ status: 'ok' })
  expect(await machine.must('curl -s -o /dev/null -w "%{http_code}" http://127.0.0.1:3000/en')).toBe('200')
  expect((await machine.run('curl -s http://127.0.0.1:4999/en')).code).not.toBe(0)
  expect(await show('angkasa-backup.timer', 'ActiveState')).toBe('active')
})

onMachine('the nightly backup works with uploaded pictures, under its own syscall filter', async () => {
  const picture = pngOf({ width: 40, height: 40 }).toString('base64')
  const uploaded = await machine.must(
    `PASSWORD='${PASSWORD}' PICTURE=${picture} node --input-type=module -e "$(cat <<'END'\n${UPLOAD}\nEND\n)"`,
  )
  expect(uploaded.trim().split('\n')).toEqual(['200', '200', '200'])

  await machine.must('systemctl start angkasa-backup.service')
  expect(await machine.must('journalctl -u angkasa-backup -o cat')).toContain('Checked.')
  const manifest = await machine.must('cat /var/backups/angkasa/angkasa-*/manifest.json')
  expect(manifest.match(/"uploads\/[\w.-]+"/g)?.length).toBeGreaterThanOrEqual(3)
})

onMachine('the angkasa command uses the settings and the user of the service', async () => {
  const printed = await machine.follow('### The `angkasa` command')
  expect(printed).toContain('Backup:   /var/backups/angkasa/angkasa-')
  expect(await machine.must('angkasa backup --keep 9')).toContain('Backup:   /var/backups/angkasa/angkasa-')
  expect(await machine.must('angkasa admin list')).toMatch(/^admin\t/m)
  const added = await machine.must('echo another long password | angkasa admin add keeper')
  expect(added).toContain('keeper may sign in')
  expect(await machine.must('find /var/lib/angkasa /var/backups/angkasa ! -user angkasa')).toBe('')
})

onMachine.each([
  ['angkasa admin remove nobody', 1, 'no admin of this name'],
  ['angkasa else', 64, 'Usage: angkasa'],
  ['runuser -u angkasa -- angkasa backup', 77, 'Run it as root'],
])('%s ends with %i', async (command, code, text) => {
  expect(await machine.run(command)).toEqual({ code, output: expect.stringContaining(text) })
})

onMachine('a restore by the angkasa command belongs to the user of the service', async () => {
  await machine.must('systemctl stop angkasa@3000')
  await machine.must('angkasa restore "$(ls -d /var/backups/angkasa/angkasa-* | tail -n 1)" --force')
  await machine.must('systemctl start angkasa@3000')
  await until(async () => (await machine.run('curl -sf http://127.0.0.1:3000/api/health/ready')).code === 0)

  expect(await machine.must('find /var/lib/angkasa ! -user angkasa')).toBe('')
  // The first may be the picture with which the site tests its folder.
  const picture = '$(ls /var/lib/angkasa/uploads | tail -n 1)'
  expect(
    await machine.must(`curl -s -o /dev/null -w "%{http_code}" "http://127.0.0.1:3000/uploads/${picture}"`),
  ).toBe('200')
})

onMachine('a failed backup is reported in the journal with priority err', async () => {
  await machine.must('mv /var/backups/angkasa /var/backups/away')
  expect((await machine.run('systemctl start angkasa-backup.service')).code).not.toBe(0)
  await machine.must('mv /var/backups/away /var/backups/angkasa')

  const reported = async () => (await machine.run('journalctl -p err -t angkasa -o cat')).output
  await until(async () => (await reported()).includes('angkasa-backup.service failed'))
})

onMachine('a killed site is started again', async () => {
  const before = await show('angkasa@3000', 'MainPID')
  await machine.must(`kill -9 ${before}`)
  await until(async () => (await machine.run('curl -sf http://127.0.0.1:3000/api/health')).code === 0)
  expect(await show('angkasa@3000', 'MainPID')).not.toBe(before)
})

onMachine('a site that keeps failing is restarted without limit, and reported once', async () => {
  const unit = await startInstead(3001, '/bin/false')
  await until(
    async () => Number(await show(unit, 'NRestarts')) > 15 || (await show(unit, 'ActiveState')) === 'failed',
  )

  expect(await show(unit, 'ActiveState')).not.toBe('failed')
  await machine.must(`systemctl stop ${unit}`)
  const reported = async () => (await machine.run('journalctl -p err -t angkasa -o cat')).output
  await until(async () => (await reported()).includes(`${unit} failed`))
  expect((await reported()).split(`${unit} failed`)).toHaveLength(2)
})

onMachine('an invalid setting (exit code 78) is reported and not restarted', async () => {
  const unit = await startInstead(3002, '/bin/sh -c "exit 78"')
  await until(async () => (await show(unit, 'ActiveState')) === 'failed')

  expect(await show(unit, 'NRestarts')).toBe('0')
  const reported = async () => (await machine.run('journalctl -p err -t angkasa -o cat')).output
  await until(async () => (await reported()).includes('angkasa@3002.service failed'))
})

onMachine('the backup unit has the sandboxing of the site unit', async () => {
  const exposure = async (unit: string) =>
    Number(
      /exposure level for \S+: ([\d.]+)/.exec(await machine.must(`systemd-analyze security ${unit}`))?.[1],
    )

  const [site, backup] = [await exposure('angkasa@3000.service'), await exposure('angkasa-backup.service')]
  expect(site).toBeLessThan(2)
  expect(backup).toBeLessThanOrEqual(site)
})
