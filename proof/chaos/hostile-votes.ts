// Connections to the vote receiver that bring no vote: half messages, wrong keys, garbage, too much, too slow, nothing.
import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { blockV1, frame, frameV2 } from '../../simulators/vote-sites.ts'
import { inParallel } from './request.ts'
import { SERVICES } from './votes-checker.ts'
import { addressOf, TOKEN } from './votes-world.ts'

export const HOSTILE_NAME = 'Intruder'
const VOTE = { service: SERVICES[0], username: HOSTILE_NAME }
const AT_ONCE = 400
/** Every other connection is of the first network: a flood. */
const FLOOD_SHARE = 2
const NETWORKS = 300
const SLOW_BYTE_MS = 100

type Attack = { port: number; foreignKey: string; patienceMs: number }
/** The bytes that are sent after the greeting; `slowly`: byte by byte. */
type Message = { data: Buffer | null; slowly?: boolean }

const signed = (challenge: string, token = TOKEN) => frameV2(VOTE, { challenge, token })

const KINDS: readonly ((challenge: string, attack: Attack) => Message)[] = [
  (challenge) => ({ data: signed(challenge, 'another-token-0000') }),
  // Recorded on another connection.
  () => ({ data: signed('0123456789abcdefghijklmnop') }),
  (challenge) => ({ data: signed(challenge).subarray(0, 60) }),
  (challenge) => ({ data: signed(challenge), slowly: true }),
  (_, { foreignKey }) => ({ data: blockV1(VOTE, foreignKey) }),
  () => ({ data: randomBytes(256) }),
  () => ({ data: randomBytes(100_000) }),
  () => ({ data: frame('x'.repeat(60_000)) }),
  () => ({ data: frame('{"payload":7}') }),
  () => ({ data: Buffer.from('GET / HTTP/1.1\r\nHost: example\r\n\r\n') }),
  () => ({ data: null }),
]

/** Resolves when all of them are closed, with the number that were answered as a vote. */
export async function attack(count: number, given: Attack): Promise<number> {
  const numbers = Array.from({ length: count }, (_, number) => number)
  const answers = await inParallel(numbers, AT_ONCE, (number) => attackOnce(number, given))
  return answers.filter((answer) => answer.includes('"ok"')).length
}

function attackOnce(number: number, given: Attack): Promise<string> {
  const isFlood = number % FLOOD_SHARE === 0
  const network = isFlood ? 0 : 1 + (number % NETWORKS)
  // Far from the addresses of honest sites.
  const localAddress = addressOf(1_000_000 + network)
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: given.port, localAddress })
    let received = ''
    let timer: NodeJS.Timeout | undefined
    socket.setTimeout(given.patienceMs, () => socket.destroy())
    const giveUp = setTimeout(() => socket.destroy(), given.patienceMs)
    socket.once('data', (greeting) => {
      const challenge = greeting.toString().trim().split(' ')[2] ?? ''
      const { data, slowly } = (KINDS[number % KINDS.length] ?? KINDS[0])?.(challenge, given) ?? {
        data: null,
      }
      socket.on('data', (more) => {
        received += more.toString()
      })
      if (data && slowly) timer = sendSlowly(data, (byte) => socket.write(byte))
      else if (data) socket.write(data)
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(giveUp)
      clearInterval(timer)
      resolve(received)
    })
  })
}

function sendSlowly(data: Buffer, write: (byte: Buffer) => void): NodeJS.Timeout {
  let sent = 0
  return setInterval(() => {
    write(data.subarray(sent, sent + 1))
    sent += 1
  }, SLOW_BYTE_MS)
}
