import './play.css'
import type { ReactNode } from 'react'
import type { SiteView } from '#contract/site/site.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { MenuLink } from '#web/kit/layout/menu-link.tsx'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { PageTitle } from '#web/kit/layout/page-title.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import type { LoaderData } from '#web/kit/router/index.ts'
import { ART } from '#web/kit/ui/art.ts'
import { buttonLook, ExternalButton } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { IconName } from '#web/kit/ui/icon-names.ts'
import { BedrockPart, JavaPart } from './edition-parts.tsx'
import { OnlineLine } from './online-line.tsx'
import type { loader } from './play.loader.ts'
import { SheetContent } from './sheet-content.tsx'

type Props = {
  loaderData: LoaderData<typeof loader>
  /** Shown in the dialog that Play Now opens, instead of as a page. */
  sheet?: { titleId: string; onClose: () => void }
}

export default function PlayPage({ loaderData: { players }, sheet }: Props) {
  return sheet ? <SheetContent {...sheet} players={players} /> : <WholePage players={players} />
}

function WholePage({ players }: { players: number | null }) {
  const { t } = useText()
  const { name, shortName, bedrock, gameAddress } = useSite()
  return (
    <>
      <PageHead
        title={t('join.pageTitle', { name })}
        description={t(bedrock ? 'join.description' : 'join.descriptionJava', { name })}
        breadcrumb={t('shell.howToJoin')}
      />
      <PageTitle
        title={t('join.title', { name: shortName })}
        text={t(textKey(bedrock, gameAddress))}
        art={ART.skyblockFirst}
      >
        <OnlineLine players={players} />
      </PageTitle>
      {bedrock && (
        <nav
          className="wrap grid grid-cols-2 gap-3 pb-4 max-sm:[&_.btn]:px-1.5 lg:hidden max-[24rem]:[&_.icon]:hidden"
          aria-label={t('join.device')}
        >
          <a className={buttonLook({ variant: 'outline' })} href="#bedrock">
            <Icon name="smartphone" />
            {t('join.bedrock')}
          </a>
          <a className={buttonLook({ variant: 'outline' })} href="#java">
            <Icon name="monitor" />
            {t('join.java')}
          </a>
        </nav>
      )}
      <div className={`wrap grid grid-cols-1 gap-5 ${bedrock ? 'lg:grid-cols-2 lg:gap-6' : ''}`}>
        {bedrock && (
          <EditionCard
            id="bedrock"
            icon="smartphone"
            title={t('join.bedrock')}
            text={t('join.bedrockDevices')}
          >
            <BedrockPart address={bedrock} />
          </EditionCard>
        )}
        <EditionCard id="java" icon="monitor" title={t('join.java')} text={t('join.javaDevices')}>
          <JavaPart />
        </EditionCard>
      </div>
      <JoinTrouble />
    </>
  )
}

function textKey(bedrock: SiteView['bedrock'], gameAddress: string) {
  if (!bedrock) return 'join.textJava'
  return bedrock.host === gameAddress.replace(/:\d+$/, '') ? 'join.text' : 'join.textTwo'
}

type CardProps = { id: string; icon: IconName; title: string; text: string; children: ReactNode }

function EditionCard({ id, icon, title, text, children }: CardProps) {
  return (
    <section className="slab join-card" id={id} aria-labelledby={`${id}-title`}>
      <header className="flex items-center gap-3.5 border-line border-b p-4 lg:p-6">
        <span className="grid size-12 flex-none place-items-center rounded-block bg-raised text-xl">
          <Icon name={icon} />
        </span>
        <div>
          <h2 id={`${id}-title`} className="text-xl leading-6">
            {title}
          </h2>
          <p className="text-faint text-sm">{text}</p>
        </div>
      </header>
      <div className="p-4 lg:p-6">{children}</div>
    </section>
  )
}

/** Where to look when joining fails; nothing where the owner has neither a status page nor a Discord. */
function JoinTrouble() {
  const { t } = useText()
  const { links, pages } = useSite()
  const hasStatus = links.status !== null || pages.status
  if (!hasStatus && !links.discord) return null
  return (
    <div className="wrap">
      <section className="slab mt-5 grid grid-cols-1 items-center gap-3 p-4 lg:mt-6 lg:grid-cols-[auto_1fr_auto] lg:px-6 lg:py-5">
        <Icon name="messages-square" />
        <div>
          <h2 className="font-bold text-base tracking-normal">{t('join.troubleTitle')}</h2>
          <p className="text-soft text-sm">{t(troubleKey(hasStatus, links.discord))}</p>
        </div>
        <p className="flex flex-wrap gap-2">
          <MenuLink
            href={links.status ?? '/status'}
            className={buttonLook({ variant: 'outline', size: 'sm' })}
          >
            {t('shell.status')}
          </MenuLink>
          {links.discord && (
            <ExternalButton href={links.discord} variant="outline" size="sm">
              {t('shell.discord')}
              <Icon name="arrow-up-right" />
              <span className="sr-only">{t('shell.opensNewTab')}</span>
            </ExternalButton>
          )}
        </p>
      </section>
    </div>
  )
}

function troubleKey(hasStatus: boolean, discord: string | null) {
  if (hasStatus && discord) return 'join.troubleText'
  return hasStatus ? 'join.troubleStatusText' : 'join.troubleDiscordText'
}
