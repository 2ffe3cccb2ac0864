// Bedrock Edition servers, by RakNet's unconnected ping over UDP.
import { createSocket } from 'node:dgram'
import { isIPv6 } from 'node:net'
import type { ServerStatus } from '#contract/status.schema.ts'
import { toAddress } from './address.ts'
import { decodePong, encodePing } from './bedrock-packet.ts'
import { LOOK_TIMEOUT_MS, type StatusProbe } from './status-probe.ts'

const DEFAULT_PORT = 19_132
/** UDP loses packets: the question is asked again while there is time. */
const TRIES = 3

export function createBedrockProbe(target: string, { timeoutMs = LOOK_TIMEOUT_MS } = {}): StatusProbe {
  const { host, port } = toAddress(target, DEFAULT_PORT)
  return { look: () => askPong(host, port, timeoutMs) }
}

function askPong(host: string, port: number, timeoutMs: number): Promise<ServerStatus> {
  return new Promise((resolve, reject) => {
    const socket = createSocket(isIPv6(host) ? 'udp6' : 'udp4')
    const ask = () => socket.send(encodePing(), port, host)
    const again = setInterval(ask, timeoutMs / TRIES)
    const end = (act: () => void) => {
      clearInterval(again)
      clearTimeout(timer)
      socket.close()
      act()
    }
    const timer = setTimeout(() => end(() => reject(new Error('no answer in time'))), timeoutMs)
    socket.once('error', (error) => end(() => reject(error)))
    socket.on('message', (message, from) => {
      // Anyone can send us a packet; only the one who was asked is heard.
      if (from.port !== port) return
      try {
        const status = decodePong(message)
        end(() => resolve(status))
      } catch (error) {
        end(() => reject(error))
      }
    })
    ask()
  })
}
