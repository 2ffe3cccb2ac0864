import { shownUsername } from '#contract/network/username.ts'
import type { SendActionDetail } from '#contract/shop/delivery.schema.ts'
import type { OrderDetail } from '#contract/shop/orders.schema.ts'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { replyText } from '#web/admin/kit/text/reply-text.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { ActionBadge } from '../deliveries/action-note.tsx'
import { useMayResend } from '../deliveries/action-questions.tsx'
import type { Asked } from './questions.tsx'

/** Each command with what became of it; before the payment those that were sold. */
export function CommandsPanel({ order, onAsk }: { order: OrderDetail; onAsk: (asked: Asked) => void }) {
  const { t } = useAdminText()
  const mayResend = useMayResend()
  const { send_actions: actions, execute, status } = order
  return (
    <Panel title={t('adminOrders.commands')} stack>
      {actions.length === 0 && (
        <>
          <code className="code well block px-3 py-2 text-soft">
            {execute.map(({ text }) => text).join('\n')}
          </code>
          <p className="text-faint text-sm">{t('adminOrders.commandsEmpty')}</p>
        </>
      )}
      {actions.map((action) => (
        <Action
          key={action._id}
          action={action}
          // A refunded order is not delivered once more.
          mayResend={mayResend(action) && (status !== 'REFUND' || action.purpose === 'refund')}
          onResend={() => onAsk({ what: 'resend', action })}
        />
      ))}
    </Panel>
  )
}

type ActionProps = { action: SendActionDetail; mayResend: boolean; onResend: () => void }

function Action({ action, mayResend, onResend }: ActionProps) {
  const { t } = useAdminText()
  const { server, action: commands, purpose, needs_person, username } = action
  return (
    <div className="grid grid-cols-1 gap-1.5">
      {commands.map(({ text }, index) => (
        <div key={index} className="well px-3 py-1.5">
          <p className="flex items-start justify-between gap-3">
            <code className="code min-w-0">{text}</code>
            <span className="flex-none">
              <CommandBadge action={action} index={index} />
            </span>
          </p>
          <p className="flex flex-wrap items-baseline gap-x-3 text-faint text-xs">
            <span>
              {t('adminOrders.place', { server: server.name, place: index + 1, count: commands.length })}
              {purpose === 'refund' && ` · ${t('adminOrders.onRefund')}`}
            </span>
            <Reply action={action} command={text} />
          </p>
        </div>
      ))}
      {mayResend && !needs_person && (
        <Button
          variant="ghost"
          className="justify-self-end"
          icon="send"
          aria-keyshortcuts="R"
          onClick={onResend}
        >
          {t('admin.resend')}
          <span className="sr-only">{shownUsername(username)}</span>
        </Button>
      )}
    </div>
  )
}

/** Commands run one after the other: those before the count ran, the next has the state of the action. */
function CommandBadge({ action, index }: { action: SendActionDetail; index: number }) {
  const { t } = useAdminText()
  if (action.state === 'done' || index < action.done_commands) {
    return <Badge tone="ok">{t('adminOrders.ran')}</Badge>
  }
  if (index === action.done_commands) return <ActionBadge action={action} />
  return <Badge tone="plain">{t('adminTransactions.attempt_not_sent')}</Badge>
}

function Reply({ action, command }: { action: SendActionDetail; command: string }) {
  const text = useAdminText()
  const attempt = action.history.findLast((one) => one.command === command)
  return attempt && <code className="code">{replyText(attempt, text)}</code>
}
