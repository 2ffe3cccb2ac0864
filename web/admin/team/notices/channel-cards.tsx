import type { Language } from '#contract/language.ts'
import { CHANNELS_MAX, type Channel } from '#contract/settings/notices.schema.ts'
import { CHANNEL_KINDS, type ChannelKind } from '#contract/settings/notices.ts'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { UNDO_MS } from '#web/admin/kit/settings/saved-toast.ts'
import type { Secrets } from '#web/admin/kit/settings/secrets/use-secrets.ts'
import type { SectionForm } from '#web/admin/kit/settings/settings-screen.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { toasts } from '#web/kit/ui/toast-store.ts'
import { ChannelCard } from './channel-card.tsx'
import type { NoticesState } from './log-panel.tsx'

type Props = { form: SectionForm<'notices'>; secrets: Secrets; state: NoticesState }

export function ChannelCards({ form, secrets, state }: Props) {
  const { t, language } = useAdminText()
  const channels = form.at('channels')
  const list = channels.value
  const isFull = list.length >= CHANNELS_MAX

  function remove(index: number): void {
    const channel = list[index]
    if (!channel) return
    channels.update((now) => now.toSpliced(index, 1))
    toasts.show('blank', t('adminSettings.listRemoved', { name: channel.name }), UNDO_MS, {
      label: t('adminSettings.undo'),
      onAct: () => channels.update((now) => now.toSpliced(index, 0, channel)),
    })
  }

  return (
    <section aria-label={t('settingsLabels.notices.channels')} data-path={channels.key} tabIndex={-1}>
      {list.length === 0 && <p className="notice notice-wait mb-3">{t('adminNotices.none')}</p>}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(19rem,100%),1fr))] gap-5">
        {list.map((channel, index) => (
          <ChannelCard
            key={channel.id}
            channel={channels.at(index)}
            isSaved={form.base.channels.some(({ id }) => id === channel.id)}
            smtp={form.at('smtp')}
            secrets={secrets}
            state={state}
            onRemove={() => remove(index)}
          />
        ))}
      </div>
      <fieldset className="mt-4 flex flex-wrap items-center gap-2">
        <legend className="float-left mr-2 text-faint text-sm">{t('adminNotices.add')}</legend>
        {CHANNEL_KINDS.map((kind) => (
          <Button
            icon="plus"
            key={kind}
            disabled={isFull}
            onClick={() => channels.update((now) => [...now, newChannel(kind, now, language)])}
            label={t(`adminNotices.add_${kind}`)}
          />
        ))}
        {isFull && (
          <span className="text-faint text-sm">{t('adminNotices.full', { max: CHANNELS_MAX })}</span>
        )}
      </fieldset>
    </section>
  )
}

const NAMES: Record<ChannelKind, string> = { discord: 'Discord', webhook: 'Webhook', email: 'E-mail' }

/** Secrets are stored by the id, so it never changes and is not used twice. */
function newChannel(kind: ChannelKind, others: readonly Channel[], language: Language): Channel {
  let number = 1
  const idOf = (count: number) => (count === 1 ? kind : `${kind}-${count}`)
  while (others.some(({ id }) => id === idOf(number))) number += 1
  const common = {
    id: idOf(number),
    name: number === 1 ? NAMES[kind] : `${NAMES[kind]} ${number}`,
    events: 'all' as const,
    language,
  }
  if (kind === 'discord') return { kind, ...common }
  return kind === 'webhook' ? { kind, ...common, url: null } : { kind, ...common, to: [] }
}
