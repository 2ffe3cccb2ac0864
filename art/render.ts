// node art/render.ts [name|group ...] [--preview] [--sheet] [--encode]: draws pictures, encodes the masters.
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { chromium } from '@playwright/test'
import { encode } from './encode.ts'
import type { Picture } from './pictures.ts'
import { PICTURES } from './pictures.ts'
import { sheet } from './sheet.ts'

const ART = fileURLToPath(new URL('.', import.meta.url))
const OUT = `${ART}out/`
const THREE = fileURLToPath(new URL('.', import.meta.resolve('three')))
const MIME: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html' }
const GPU_FREE = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

const flags = new Set(process.argv.slice(2).filter((word) => word.startsWith('--')))
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const preview = flags.has('--preview')
const wanted = PICTURES.filter(
  (picture) => names.length === 0 || names.some((name) => picture.name === name || picture.group === name),
)

function master({ name }: Pick<Picture, 'name'>): string {
  return `${OUT}${name}${preview ? '.preview' : ''}.png`
}

function encodeMaster(picture: Picture): Promise<void> {
  return encode(picture, master(picture), picture.over ? master({ name: picture.over }) : null)
}

/** Serves art/ and the three build to the page, on loopback only. */
async function serve() {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://loopback')
    const path = normalize(decodeURIComponent(pathname))
    const file = path.startsWith('/three/') ? THREE + path.slice('/three/'.length) : ART + path.slice(1)
    try {
      const body = await readFile(file)
      response.writeHead(200, { 'content-type': MIME[extname(file)] ?? 'application/octet-stream' }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

async function renderPicture(browser: Browser, origin: string, picture: Picture): Promise<string> {
  const scale = preview ? 0.5 : 1
  const query = new URLSearchParams({
    scene: picture.scene,
    format: picture.format ?? 'wide',
    width: String(Math.round(picture.width * scale)),
    height: String(Math.round(picture.height * scale)),
    samples: String(preview ? 1 : (picture.samples ?? 2)),
  })
  const page = await browser.newPage({ viewport: { width: 400, height: 300 } })
  page.on('pageerror', (error) => console.error(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('favicon')) console.error(message.text())
  })
  await page.goto(`${origin}/page.html?${query}`)
  await page.waitForFunction('window.done', null, { timeout: 600_000 })
  const result = await page.evaluate<{ error?: string; faces?: number; places?: number[][] }>('window.done')
  if (result.error) throw new Error(`${picture.name}: ${result.error}`)
  const data = await page.evaluate<string>("document.querySelector('canvas').toDataURL('image/png')")
  await writeFile(master(picture), Buffer.from(data.slice(data.indexOf(',') + 1), 'base64'))
  if (picture.over) await writeFile(`${OUT}${picture.name}.json`, JSON.stringify(result.places))
  await page.close()
  return `${result.faces} faces`
}

async function renderAll(): Promise<void> {
  const { server, origin } = await serve()
  const executablePath =
    process.env.CHROMIUM ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined)
  const browser = await chromium.launch({ executablePath, args: GPU_FREE })
  try {
    for (const picture of wanted) {
      const start = performance.now()
      const note = await renderPicture(browser, origin, picture)
      if (!preview) await encodeMaster(picture)
      console.log(picture.name, note, `${((performance.now() - start) / 1000).toFixed(1)} s`)
    }
  } finally {
    await browser.close()
    server.close()
  }
}

await mkdir(OUT, { recursive: true })
if (flags.has('--encode')) for (const picture of wanted) await encodeMaster(picture)
else await renderAll()
if (flags.has('--sheet'))
  await sheet(
    wanted.map(master).filter((file) => existsSync(file)),
    `${OUT}sheet.png`,
  )
