// The least that a reply can cost in Node: node:http, one look-up, one buffer, the headers of the site.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { freePort } from '../../scripts/lib/free-port.ts'
import { type Program, startProgram, temporaryFolder, untilAnswers } from '../../scripts/lib/serve.ts'

export type StoredReply = { body: Buffer; headers: IncomingHttpHeaders }

/** Headers that node:http writes itself. */
const OWN_HEADERS = ['date', 'connection', 'keep-alive']

/** Starts this file as a process of its own. */
export async function startBareServer(
  replies: ReadonlyMap<string, StoredReply>,
  core: number,
): Promise<Program & { url: string }> {
  const folder = temporaryFolder('bare-server')
  const port = await freePort()
  mkdirSync(folder.path, { recursive: true })
  for (const [name, { body, headers }] of replies) {
    writeFileSync(join(folder.path, name), body)
    const own = Object.entries(headers).filter(([header]) => !OWN_HEADERS.includes(header))
    writeFileSync(join(folder.path, `${name}.json`), JSON.stringify(Object.fromEntries(own)))
  }
  const names = [...replies.keys()]
  const command = [process.execPath, import.meta.filename, String(port), folder.path, ...names]
  const program = startProgram(command, { core })
  const url = `http://127.0.0.1:${port}`
  await untilAnswers(`${url}/${names[0]}`, program)

  async function stop(): Promise<void> {
    await program.stop()
    folder.remove()
  }

  return { ...program, url, stop }
}

function serve(port: number, folder: string, names: readonly string[]): void {
  const replies = new Map(
    names.map((name) => {
      const headers = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
      return [`/${name}`, { body: readFileSync(join(folder, name)), headers }]
    }),
  )
  createServer((request, response) => {
    const reply = replies.get(request.url ?? '')
    response.writeHead(reply ? 200 : 404, reply?.headers).end(reply?.body)
  }).listen(port, '127.0.0.1')
}

if (process.argv[1] === import.meta.filename) {
  const [port, folder = '', ...names] = process.argv.slice(2)
  serve(Number(port), folder, names)
}
