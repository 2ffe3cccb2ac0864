// States that looked ready and were not.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '#scripts/lib/free-port.ts'
import { examine, newFolder } from '#tests/support/doctor.ts'

test('a database whose pages are damaged is not ready, wherever the damage is', async () => {
  const DATA_DIR = await newFolder()
  const file = join(DATA_DIR, 'angkasa.db')
  const whole = readFileSync(file)
  const page = 4_096
  for (let at = page; at < whole.length; at += Math.ceil(whole.length / 9 / page) * page) {
    writeFileSync(
      file,
      Buffer.concat([whole.subarray(0, at), Buffer.alloc(page, 0xa5), whole.subarray(at + page)]),
    )
    const { find } = await examine({ DATA_DIR }).catch(() => ({ find: () => ({ state: 'failing' }) }))
    expect(find('database'), `byte ${at}`).toMatchObject({ state: 'failing' })
  }
})

test('pictures are stored once to say that they can be, and a file in their place is named', async () => {
  const DATA_DIR = await newFolder()
  const uploads = join(DATA_DIR, 'uploads')
  mkdirSync(uploads)
  expect((await examine({ DATA_DIR })).find('files')).toMatchObject({
    state: 'ready',
    reason: 'files_disk_ready',
  })
  expect(readdirSync(uploads)).toEqual([])
  rmSync(uploads, { recursive: true })
  writeFileSync(uploads, '')
  expect((await examine({ DATA_DIR })).find('files')).toMatchObject({
    state: 'failing',
    reason: 'files_not_a_folder',
  })
})

test('a mail server that nothing sends by yet, and a receiver of a stopped site', async () => {
  const port = await freePort()
  const { find } = await examine({
    SMTP_URL: `smtp://a:b@127.0.0.1:${port}`,
    SMTP_FROM: 'site@angkasa.test',
    VOTIFIER_PORT: String(port),
  })
  expect(find('notices:mail')).toMatchObject({ state: 'failing', reason: 'connection_refused' })
  expect(find('receiver')).toMatchObject({ state: 'off', reason: 'receiver_stopped', values: { port } })
  expect(find('voters')).toBeUndefined()
})

test('variables that mean nothing are named, each by itself', async () => {
  const { results } = await examine({ NODE_ENV: 'prod', PULIC_URL: 'https://angkasa.test' })
  const found = results.filter(({ id }) => id === 'variable')
  expect(found.map(({ subject, reason, state }) => [subject, reason, state])).toEqual([
    ['PULIC_URL', 'variable_near', 'demo'],
    ['NODE_ENV', 'variable_node_env', 'demo'],
  ])
})
