// nginx with one worker, serving from files exactly the bytes that the site sends.
import { mkdirSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { findProgram } from '../../scripts/lib/debian.ts'
import { freePort } from '../../scripts/lib/free-port.ts'
import { type Program, startProgram, temporaryFolder, untilAnswers } from '../../scripts/lib/serve.ts'

export type StoredReply = { body: Buffer; headers: IncomingHttpHeaders }

export async function serveBytes(
  files: ReadonlyMap<string, StoredReply>,
  core: number,
): Promise<Program & { url: string }> {
  const folder = temporaryFolder('nginx')
  const port = await freePort()
  for (const part of ['files', 'temporary']) mkdirSync(join(folder.path, part))
  for (const [name, { body }] of files) writeFileSync(join(folder.path, 'files', name), body)
  const configuration = join(folder.path, 'nginx.conf')
  writeFileSync(configuration, nginxMain(folder.path, fileServer(folder.path, port, files)))

  const program = startProgram([findProgram('nginx'), '-p', folder.path, '-c', configuration], { core })
  const url = `http://127.0.0.1:${port}`
  const [first = ''] = files.keys()
  await untilAnswers(`${url}/${first}`, program)

  async function stop(): Promise<void> {
    await program.stop()
    folder.remove()
  }

  return { ...program, url, stop }
}

function fileServer(folder: string, port: number, files: ReadonlyMap<string, StoredReply>): string {
  const locations = [...files].map(([name, { headers }]) => {
    const encoding = headers['content-encoding']
    const header = encoding ? ` add_header content-encoding ${encoding};` : ''
    return `location = /${name} { default_type "${headers['content-type']}";${header} }`
  })
  return `sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  open_file_cache_valid 1h;
  server {
    listen 127.0.0.1:${port} backlog=1024;
    root ${folder}/files;
    ${locations.join('\n    ')}
  }`
}

/** One process without a master, so that its CPU time is read from one pid. */
export function nginxMain(folder: string, http: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/temporary;`)
    .join('\n  ')
  return `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 4096; }
http {
  access_log off;
  keepalive_requests 1000000000;
  ${temporary}
  ${http}
}
`
}
