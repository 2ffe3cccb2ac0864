// Tripay with faults, channels that tests change, and callbacks that tests send.
import { sign, toCallback } from '#simulators/tripay-callbacks.ts'
import { CHANNELS, type Channel, OTHER_QRIS } from '#simulators/tripay-channels.ts'
import {
  DEMO_MERCHANT,
  startTripayServer as startTripay,
  type TripayCall,
  type TripayOptions,
} from '#simulators/tripay-server.ts'
import { createGatewayFaults } from './gateway-faults.ts'

export { DEMO_MERCHANT, type TripayOptions }

const WRONG_TYPES = JSON.stringify({
  success: true,
  message: '',
  data: {
    reference: 7,
    merchant_ref: ['x'],
    payment_name: null,
    amount: 'a lot',
    pay_code: {},
    status: 1,
    expired_time: 'soon',
    instructions: 'none',
  },
})

/**
 * `listed: false` leaves it out of the list, as Tripay does with channels that the merchant has not activated. The QRIS of
 * another partner is listed once it is changed.
 */
type ChannelChange = Partial<Omit<Channel, 'code'>> & { listed?: boolean }

export async function startTripayServer({ merchant = DEMO_MERCHANT, ...options }: TripayOptions) {
  const changes = new Map<string, ChannelChange>()
  const channels = (): Channel[] =>
    [...CHANNELS, ...OTHER_QRIS.filter(({ code }) => changes.has(code))]
      .filter(({ code }) => changes.get(code)?.listed !== false)
      .map((channel) => ({ ...channel, ...changes.get(channel.code) }))
  const { faults, setFault } = createGatewayFaults<TripayCall>(WRONG_TYPES)
  const server = await startTripay({ merchant, faults, channels, ...options })
  return {
    ...server,
    setFault,
    /** Changes a channel in the list and in orders from now on; null restores it. */
    changeChannel(code: string, change: ChannelChange | null) {
      if (change) changes.set(code, { ...changes.get(code), ...change })
      else changes.delete(code)
    },
    /** A signed callback for tests that send it twice, late, changed or with another key. */
    signedCallback(reference: string, overrides: Record<string, unknown> = {}, key = merchant.privateKey) {
      const transaction = server.find(reference)
      if (!transaction) throw new Error(`no payment ${reference}`)
      const isOpen = transaction.status === 'UNPAID'
      const paid = { status: 'PAID', paid_at: Math.floor(options.now().getTime() / 1_000) }
      return sign({ ...toCallback(transaction), ...(isOpen && paid), ...overrides }, key)
    },
  }
}
