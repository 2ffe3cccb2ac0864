import { resolveSrv } from 'node:dns/promises'
import type { ServerStatus } from '#contract/network/status.schema.ts'
import type { Address } from '#server/platform/kernel/address.ts'
import { createBedrockProbe } from './bedrock.ts'
import { createSlpProbe } from './slp.ts'
import type { StatusProbe } from './status-probe.ts'

export type Target = { readonly java: Address | null; readonly bedrock: Address | null }
export type OpenProbe = (target: Target) => StatusProbe

/** Bedrock players use the same network, which counts as online while either edition answers. */
export const openProbe: OpenProbe = ({ java, bedrock }) => {
  const probes = [
    ...(java ? [createSlpProbe(java, { findSrv: resolveSrv })] : []),
    ...(bedrock ? [createBedrockProbe(bedrock)] : []),
  ]
  return { ping: () => firstToAnswer(probes) }
}

async function firstToAnswer([first, ...others]: readonly StatusProbe[]): Promise<ServerStatus> {
  if (!first) throw new Error('there is no address to ping')
  return others.length === 0 ? first.ping() : first.ping().catch(() => firstToAnswer(others))
}
