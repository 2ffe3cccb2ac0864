// One updater for each gateway, which refreshes its list of channels.
import type { PaymentMethod } from '#contract/settings/payment-methods.ts'
import type { ChannelsReport } from '#contract/shop/payment-channels.schema.ts'
import { type ChannelUpdates, createChannelUpdates } from './channel-updates.service.ts'
import type { PaymentGateways } from './gateways/payment-gateway.ts'
import type { PaymentRouting } from './payment-routing.service.ts'

type Deps = Omit<Parameters<typeof createChannelUpdates>[0], 'channels' | 'gateway'> & {
  gateways: Pick<PaymentGateways, 'find'>
  channels: Pick<PaymentRouting, 'lists'>
}

type Reports = { gateways: ChannelsReport[] }
export type GatewayUpdates = ReturnType<typeof createGatewayUpdates>

export function createGatewayUpdates({ gateways, channels: { lists }, ...deps }: Deps) {
  const updates = lists.map(({ gateway, channels }) => ({
    gateway,
    ...createChannelUpdates({ ...deps, channels, gateway: gateways.find(gateway) }),
  }))
  const find = (id: string | null) => updates.find(({ gateway }) => gateway === id)
  return {
    async refresh(signal?: AbortSignal): Promise<void> {
      await Promise.all(updates.map(({ refresh }) => refresh(signal)))
    },
    report: (): Reports => ({
      gateways: updates.map(({ gateway, report }) => ({ gateway, ...report() })),
    }),
    askNow: async (admin: string): Promise<Reports> => ({
      gateways: await Promise.all(
        updates.map(async ({ gateway, askNow }) => ({ gateway, ...(await askNow(admin)) })),
      ),
    }),
    onRefused: async (gateway: string | null, method: PaymentMethod, why: string): Promise<void> =>
      find(gateway)?.onRefused(method, why),
    onOtherFee: async (
      gateway: string | null,
      changed: Parameters<ChannelUpdates['onOtherFee']>[0],
    ): Promise<void> => find(gateway)?.onOtherFee(changed),
  }
}
