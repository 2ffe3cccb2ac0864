// The gateway and the game of the model: they answer as the script says.
import type { PaymentStatus } from '../../contract/shop/payment.ts'
import type { GameConsole } from '../../server/shop/delivery/consoles/game-console.ts'
import {
  GatewayError,
  type OpenedPayment,
  type PaymentGateway,
} from '../../server/shop/payments/gateways/payment-gateway.ts'
import { createTripay } from '../../server/shop/payments/gateways/tripay/tripay.ts'

export const KEY = 'model-private-key'
export const PRICE = 50_000

/** `lost`: opened, and the reply did not arrive. */
export type OpenMode = 'opens' | 'refuses' | 'lost' | 'down'
/** `dies`: the process ends while the console has the command. */
export type GameMode = 'works' | 'away' | 'loses the answer' | 'refuses' | 'dies before' | 'dies after'

type AtGateway = { gatewayReference: string; status: PaymentStatus; amount: number }

export type Script = {
  opening: OpenMode
  gatewayIsDown: boolean
  game: GameMode
  executed: string[]
  ledger: Map<string, AtGateway>
  /** Scheduling point: concurrent steps continue in any order. */
  pause(): Promise<void>
}

export function createScript(): Script {
  return {
    opening: 'opens',
    gatewayIsDown: false,
    game: 'works',
    executed: [],
    ledger: new Map(),
    pause: async () => {},
  }
}

export function scriptedGateway(script: Script, expiresAt: () => Date): PaymentGateway {
  const down = () => new GatewayError('unavailable', 'down')
  const opened = ({ gatewayReference, status, amount }: AtGateway): OpenedPayment => ({
    gatewayReference,
    status,
    amount,
    fee: amount - PRICE,
    paymentName: 'QRIS',
    payCode: '1',
    billerCode: null,
    qrString: null,
    qrUrl: null,
    expiresAt: expiresAt(),
    instructions: [],
  })
  const { readCallback } = createTripay({
    url: 'http://127.0.0.1:9',
    merchantCode: 'T1',
    apiKey: 'k',
    privateKey: KEY,
    publicUrl: 'https://angkasa.test',
    callbackUrl: 'https://angkasa.test/c',
  })
  return {
    id: 'tripay',
    isTest: false,
    readCallback,
    async open({ reference, price }) {
      await script.pause()
      if (script.opening === 'refuses') throw new GatewayError('refused', 'no')
      if (script.opening === 'down') throw down()
      const made: AtGateway = { gatewayReference: `T-${reference}`, status: 'UNPAID', amount: price }
      script.ledger.set(reference, made)
      if (script.opening === 'lost') throw down()
      return opened(made)
    },
    async fetchStatus(gatewayReference) {
      await script.pause()
      if (script.gatewayIsDown) throw down()
      const [reference, found] =
        [...script.ledger].find(([, one]) => one.gatewayReference === gatewayReference) ?? []
      if (!found || !reference) return null
      await script.pause()
      const { status, amount } = found
      return {
        reference,
        gatewayReference,
        status,
        amount,
        paidAt: null,
        gatewayFee: null,
        isClosedPayment: true,
      }
    },
    async find(reference) {
      await script.pause()
      if (script.gatewayIsDown) throw down()
      const found = script.ledger.get(reference)
      return found ? opened(found) : null
    },
    listChannels: async () => ({ channels: [], others: [] }),
  }
}

const NEVER = new Promise<never>(() => {})

export function scriptedConsole(script: Script): GameConsole {
  return {
    async run(commands, { beforeCommand, onReport } = {}) {
      const reports = []
      for (const command of commands) {
        await script.pause()
        if (script.game === 'away') return { reports, notSent: 'away' }
        if (beforeCommand && !(await beforeCommand(command))) return { reports, notSent: 'held back' }
        if (script.game === 'dies before') return NEVER
        script.executed.push(command)
        if (script.game === 'dies after') return NEVER
        await script.pause()
        const outcome =
          script.game === 'loses the answer' ? 'unknown' : script.game === 'refuses' ? 'failed' : 'done'
        const report = { command, outcome, reply: outcome } as const
        reports.push(report)
        await onReport?.(report)
        if (outcome !== 'done') break
      }
      return { reports, notSent: null }
    },
    list: async () => ({ problem: 'nothing waits for a player' }),
  }
}
