import type { MouseEvent, ReactNode } from 'react'
import { BEDROCK_MARK, shownUsername } from '#contract/network/username.ts'
import { productNameIn } from '#contract/shop/product-name.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { Link } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { Result } from './results.ts'

type Props = {
  result: Result
  typed: string
  isActive: boolean
  onPoint: () => void
  onChoose: () => void
}

export function ResultOption({ result, typed, isActive, onPoint, onChoose }: Props) {
  const { icon, name, text, note } = useParts(result, typed)
  function onClick({ metaKey, ctrlKey, shiftKey }: MouseEvent): void {
    if (!metaKey && !ctrlKey && !shiftKey) onChoose()
  }
  return (
    <Link
      id={result.id}
      to={result.href}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className="hit"
      onMouseMove={onPoint}
      onClick={onClick}
    >
      <span className="grid w-7 place-items-center text-faint">{icon}</span>
      <span className="min-w-0">
        <span className="wrap-anywhere block">{name}</span>
        {text && <span className="wrap-anywhere block text-faint text-xs">{text}</span>}
      </span>
      {note && <span className="text-faint text-[0.8125rem] num max-md:col-[2]">{note}</span>}
    </Link>
  )
}

type Parts = { icon: ReactNode; name: ReactNode; text?: ReactNode; note?: ReactNode }

function useParts(result: Result, typed: string): Parts {
  const { t, language, rupiah, number, timestamp } = useAdminText()
  switch (result.kind) {
    case 'players': {
      const { username, orders, spent } = result.player
      const sum = { count: number(orders), spent: rupiah(spent) }
      const paid = t('adminSearch.playerOrders', sum)
      return {
        icon: <PlayerHead name={shownUsername(username)} size={24} />,
        name: (
          <>
            <Marked text={shownUsername(username)} part={typed.replaceAll(' ', '_')} />
            {username.startsWith(BEDROCK_MARK) && (
              <span className="mark ml-1.5 px-1.5 font-semibold text-xs">{t('adminSearch.bedrock')}</span>
            )}
          </>
        ),
        note: orders === 0 ? t('adminSearch.noOrders') : paid,
      }
    }
    case 'orders': {
      const { reference, username, amount, status, pay_code, created_at, is_test } = result.order
      return {
        icon: <Icon name="receipt" />,
        name: `${shownUsername(username)} · ${productNameIn(language, result.order)} · ${rupiah(amount)}`,
        text: [reference, pay_code].filter(Boolean).join(' · '),
        note: [
          ...(is_test ? [t('adminTestData.badge')] : []),
          t(`adminTransactions.status_${status}`),
          timestamp(created_at),
        ].join(' · '),
      }
    }
    case 'products':
      return {
        icon: <Icon name="package" />,
        name: <Marked text={result.product.name} part={typed} />,
        note: rupiah(result.product.price),
      }
    case 'acts':
    case 'goTo': {
      const { icon, names, screen } = result.place
      return {
        icon: <Icon name={icon} />,
        name: <Marked text={names[language]} part={typed} />,
        note: screen?.[language],
      }
    }
  }
}

function Marked({ text, part }: { text: string; part: string }) {
  const at = text.toLowerCase().indexOf(part.toLowerCase())
  if (at < 0 || part === '') return text
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-transparent text-star">{text.slice(at, at + part.length)}</mark>
      {text.slice(at + part.length)}
    </>
  )
}
