// Hostile uploads: from the form to the disk and back to a browser.
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { BLOB_NAME } from '#server/platform/blobs/blob-store.ts'
import { pngChunk, pngOf } from '#tests/simulators/odd-pictures.ts'
import { hashTree, temporaryFolder } from '#tests/support/temporary-folder.ts'
import { openFuzzedSite } from './fuzzed-site.ts'

const PNG = pngOf({ width: 20, height: 20 })
const HTML = Buffer.from('<!doctype html><script>alert(document.domain)</script>')
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
)

type Upload = { name: string; type: string; bytes: Buffer }

const REFUSED: Upload[] = [
  { name: 'a.svg', type: 'image/svg+xml', bytes: SVG },
  { name: 'a.png', type: 'image/png', bytes: SVG },
  { name: 'a.html', type: 'text/html', bytes: HTML },
  { name: 'a.png', type: 'image/png', bytes: HTML },
  { name: 'a.js', type: 'text/javascript', bytes: Buffer.from('alert(1)') },
  { name: 'a.php', type: 'image/gif', bytes: Buffer.from('<?php system($_GET[0]);') },
  { name: '.htaccess', type: 'image/png', bytes: Buffer.from('AddType application/x-httpd-php .png') },
  { name: 'a.gif', type: 'image/gif', bytes: Buffer.from('GIF89a/*<svg/onload=alert(1)>*/=1;alert(1)') },
  { name: 'a.png', type: 'image/png', bytes: Buffer.concat([PNG.subarray(0, 8), HTML]) },
  { name: 'a.jpg', type: 'image/jpeg', bytes: Buffer.from('ffd8ffe0', 'hex') },
  { name: 'a.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7 /JS (app.alert(1))') },
  { name: 'a.zip', type: 'image/png', bytes: Buffer.from('PK\u0003\u0004') },
  { name: 'a.wasm', type: 'image/png', bytes: Buffer.from('\0asm\u0001\0\0\0') },
  {
    name: 'a.xml',
    type: 'image/png',
    bytes: Buffer.from('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg>&e;</svg>'),
  },
]

const NAMES = [
  ...['../../../evil.html', '..\\..\\evil.html', '/etc/cron.d/evil', 'C:\\evil.png', 'a.php.png'],
  ...['a.png.html', 'a.png%00.html', 'a.png;.html', '.htaccess', 'CON', ' ', '.', '..', '<script>.png'],
  'x'.repeat(1_000),
  ...['angkasa.db', '../angkasa.db', 'a\u202egnp.html', "'; drop table gamemode_image;--.png"],
]

test('only re-encoded images are stored, and no other file changes', async () => {
  const folder = temporaryFolder()
  await using site = await openFuzzedSite({ DATA_DIR: join(folder, 'data') })
  const authorization = `Bearer ${await site.signIn()}`
  const before = hashTree(folder, /angkasa\.db/)
  const send = async ({ name, type, bytes }: Upload) => {
    const form = new FormData()
    form.set('gamemode', 'creative')
    form.set('image', new File([new Uint8Array(bytes)], name, { type }))
    const response = await fetch(`${site.url}/api/admin/gamemode-images`, {
      method: 'POST',
      headers: { authorization },
      body: form,
    })
    return { status: response.status, reply: await response.json() }
  }

  for (const upload of REFUSED) {
    const { status } = await send(upload)
    expect([upload.name, upload.type, [400, 413, 415].includes(status)]).toEqual([
      upload.name,
      upload.type,
      true,
    ])
  }
  expect(hashTree(folder, /angkasa\.db/)).toEqual(before)

  const secret = pngChunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>'))
  const bytes = Buffer.concat([pngOf({ width: 20, height: 20, extra: [secret] }), HTML])
  const urls: string[] = []
  for (const name of NAMES) {
    const { status, reply } = await send({ name, type: 'text/html', bytes })
    expect([name, status]).toEqual([name, 200])
    urls.push(reply.image_url)
  }
  const added = Object.keys(hashTree(folder, /angkasa\.db/)).filter((name) => !(name in before))
  expect(added).toHaveLength(NAMES.length * 3)
  for (const name of added) expect(name.replace(/^data\/uploads\//, '')).toMatch(BLOB_NAME)
  expect(new Set(urls).size).toBe(NAMES.length)
  for (const url of urls)
    await expectHarmless(await fetch(site.url + url, { headers: { accept: 'text/html' } }))
})

async function expectHarmless(response: Response): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer())
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(body.includes('script')).toBe(false)
  expect((await sharp(body).metadata()).format).toBe('webp')
}
