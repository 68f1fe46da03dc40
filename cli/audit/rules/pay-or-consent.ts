import type { PageArtifacts, PageVisit } from '../artifacts/artifacts.ts';
import { defineRule, type Problem } from '../judging/rule.ts';

/** Refusing costs nothing: consent#fair-banner. A banner with a free refusal may sell an offer beside it. */
export const payOrConsent = defineRule({
  id: 'pay-or-consent',
  title: 'Visitors can refuse without paying',
  reference: 'consent#fair-banner',
  explain: {
    means:
      'The cookie banner offers a yes, and as its only other answer a subscription or a payment. The audit never presses that.',
    why:
      'Consent must be free. The European Data Protection Board (opinion 08/2024) expects a free alternative beside payment ' +
      'and consent in most cases; some national authorities accept a fair price.',
    wrong: '<button>Accept all</button> <button>Reject all and subscribe for € 5</button>',
    right: '<button>Accept all</button> <button>Reject all</button> <a href="/subscribe">Read without advertising for € 5</a>',
    fix: 'Offer a refusal without payment beside the acceptance, or have the price and the choice approved by a lawyer.',
  },
  check: (page: PageArtifacts) => page.visits.flatMap(sold),
});

function sold(visit: PageVisit): Problem[] {
  const of = (kind: string) => visit.bannerControls.filter((control) => control.kind === kind);
  const [control] = of('pay');
  if (!control || of('accept').length === 0 || of('reject').length > 0) return [];
  const label = control.text || control.name;
  return [
    {
      subject: 'banner pay or consent',
      journey: visit.journey,
      severity: 'warning',
      message: `The first view of the cookie banner lets visitors accept, or pay: “${label}”.`,
      evidence: { control },
    },
  ];
}
