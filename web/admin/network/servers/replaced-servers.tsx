import { useEffect, useEffectEvent } from 'react'
import type { GameServer } from '#contract/settings/servers.schema.ts'
import { Field } from '#web/admin/kit/parts/field.tsx'
import { Select } from '#web/admin/kit/parts/select.tsx'
import type { SectionForm } from '#web/admin/kit/settings/use-section.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

type Props = { servers: SectionForm<'servers'>; saved: readonly GameServer[] }

/** For each removed server: which of the added ones takes its place in products, modes, boards and rewards. */
export function ReplacedServers({ servers, saved }: Props) {
  const { list } = servers.value
  const removed = saved.filter(({ id }) => !list.some((server) => server.id === id))
  const added = list.filter(({ id }) => id && !saved.some((server) => server.id === id))
  const replaced = servers.state.opened?.replaced ?? {}

  function choose(from: string, to: string): void {
    const { [from]: _, ...others } = replaced
    const next = to ? { ...others, [from]: to } : others
    servers.store.replace(Object.keys(next).length > 0 ? next : undefined)
  }

  // The id of an added server follows its name, and a removed one may come back.
  const stale = Object.entries(replaced).find(
    ([from, to]) => !removed.some(({ id }) => id === from) || !added.some(({ id }) => id === to),
  )?.[0]
  const clear = useEffectEvent((from: string) => choose(from, ''))
  useEffect(() => {
    if (stale !== undefined) clear(stale)
  }, [stale])

  if (removed.length === 0 || added.length === 0) return null
  return removed.map((server) => (
    <ReplacedServer
      key={server.id}
      server={server}
      added={added}
      chosen={replaced[server.id] ?? ''}
      onChoose={(to) => choose(server.id, to)}
    />
  ))
}

type OneProps = {
  server: GameServer
  added: readonly GameServer[]
  chosen: string
  onChoose: (id: string) => void
}

function ReplacedServer({ server, added, chosen, onChoose }: OneProps) {
  const { t } = useAdminText()

  return (
    <Field
      label={t('adminServers.replaced', { server: server.name })}
      help={t('adminServers.replacedHelp', { server: server.name })}
      className="mt-4"
    >
      {(field) => (
        <Select
          {...field}
          value={chosen}
          options={[
            { value: '', label: t('adminServers.replacedByNone', { server: server.name }) },
            ...added.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChoose={onChoose}
        />
      )}
    </Field>
  )
}
