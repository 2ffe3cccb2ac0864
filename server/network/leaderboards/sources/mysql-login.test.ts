// Sign-in methods by which a database could learn the password itself.
import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { expect, test } from 'vitest'
import type { MysqlAddress } from '#server/network/servers/game-server.ts'
import { listenTcp } from '#simulators/tcp.ts'
import { createAjLeaderboards } from './ajleaderboards.ts'
import { openMysql } from './mysql.ts'

const TARGET: MysqlAddress = {
  kind: 'mysql',
  host: '127.0.0.1',
  port: 0,
  user: 'web',
  password: 'secret',
  database: 'mc',
  prefix: '',
  tls: null,
}

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })

/** A server that asks for the password by this method, encrypted with its own key, and what it learns. */
async function readFromThief(method: string) {
  const pem = publicKey.export({ type: 'spki', format: 'pem' })
  const received: Buffer[] = []
  const learned = () =>
    received.some((piece) => {
      if (piece.includes('secret')) return true
      try {
        const key = { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha1' }
        return privateDecrypt(key, piece.subarray(4)).length > 0
      } catch {
        return false
      }
    })
  const scramble = Buffer.alloc(20, 'a')
  const replies = [
    Buffer.concat([Buffer.from([0xfe]), Buffer.from(`${method}\0`), scramble, Buffer.from([0])]),
    ...(method === 'caching_sha2_password' ? [Buffer.from([1, 4])] : []),
    Buffer.concat([Buffer.from([1]), Buffer.from(pem)]),
  ]
  const server = await listenTcp((socket) => {
    socket.write(packet(greeting(scramble)))
    let sequence = 0
    socket.on('data', (piece) => {
      received.push(piece)
      const reply = replies.shift()
      sequence += 2
      if (reply) socket.write(packet(reply, sequence))
      else socket.destroy()
    })
  })
  const address: MysqlAddress = { ...TARGET, port: server.port }
  const source = createAjLeaderboards({ open: openMysql(address), prefix: '' })
  const { problem } = await source.read([{ board: 'kills', reverse: false }], {
    limit: 1,
    signal: AbortSignal.timeout(10_000),
  })
  await server.close()
  return { problem, learned: learned(), asked: received.length }
}

function greeting(scramble: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from([10]),
    Buffer.from('8.4.0\0'),
    Buffer.from([1, 0, 0, 0]),
    scramble.subarray(0, 8),
    // Protocol 4.1, secure connection, plugin authentication.
    Buffer.from([0, 0xff, 0xf7, 45, 2, 0, 0xff, 0xdf, 21]),
    Buffer.alloc(10),
    scramble.subarray(8),
    Buffer.from([0]),
    Buffer.from('mysql_native_password\0'),
  ])
}

test.each(['sha256_password', 'caching_sha2_password', 'mysql_clear_password'])(
  'a server that asks for the password by %s does not get it over a plain connection',
  async (method) => {
    const { problem, learned, asked } = await readFromThief(method)
    expect(asked).toBeGreaterThan(0)
    expect(learned).toBe(false)
    expect(problem).toMatch(/unencrypted|mysql_clear_password/)
  },
)

function packet(body: Buffer, sequence = 0): Buffer {
  const head = Buffer.from([0, 0, 0, sequence])
  head.writeUIntLE(body.length, 0, 3)
  return Buffer.concat([head, body])
}
