// nginx with one worker and everything in its favour, handing out exactly the bytes that the site hands out.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from '#scripts/lib/debian.ts'
import { freePort } from '#scripts/lib/free-port.ts'
import { type Program, startProgram, temporaryFolder, untilAnswers } from '#scripts/lib/serve.ts'

export type Bytes = { body: Buffer; type: string; encoding?: string }
export type Nginx = Program & { url: string }

export async function serveBytes(files: ReadonlyMap<string, Bytes>, core: number): Promise<Nginx> {
  const folder = temporaryFolder('nginx')
  const port = await freePort()
  for (const part of ['files', 'temporary']) mkdirSync(join(folder.path, part))
  for (const [name, { body }] of files) writeFileSync(join(folder.path, 'files', name), body)
  const configuration = join(folder.path, 'nginx.conf')
  writeFileSync(configuration, nginxConfiguration(folder.path, port, files))

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

function nginxConfiguration(folder: string, port: number, files: ReadonlyMap<string, Bytes>): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/temporary;`)
    .join('\n  ')
  const locations = [...files].map(([name, { type, encoding }]) => {
    const header = encoding ? ` add_header content-encoding ${encoding};` : ''
    return `location = /${name} { default_type "${type}";${header} }`
  })
  return `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 2048; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  open_file_cache_valid 1h;
  keepalive_requests 1000000000;
  ${temporary}
  server {
    listen 127.0.0.1:${port} backlog=1024;
    root ${folder}/files;
    ${locations.join('\n    ')}
  }
}
`
}
