/**
 * Well-known cookies, one a line: name (`*` stands for any characters), owner, purpose, lifetime. Names and lifetimes are from the owners’
 * cookie documentation: Google (business.safety.google/adscookies, developers.google.com/analytics), Meta, Microsoft, LinkedIn, X,
 * Pinterest, TikTok, Snap, HubSpot, Hotjar, Matomo, Adobe and the others under “cookies” in their help pages, and the manuals of the named
 * frameworks, shops and consent tools.
 */
export const cookieRows = `
_ga | Google Analytics | analytics | 2 years
_ga_* | Google Analytics | analytics | 2 years
_gid | Google Analytics | analytics | 1 day
_gat | Google Analytics | analytics | 1 minute
_gat_* | Google Analytics | analytics | 1 minute
_gac_* | Google Ads | marketing | 90 days
_gaexp | Google Optimize | analytics | 90 days
_gaexp_rc | Google Optimize | analytics | 10 seconds
_opt_* | Google Optimize | analytics | 1 day
AMP_TOKEN | Google Analytics | analytics | 1 year
FPID | Google Analytics, server-side | analytics | 2 years
FPLC | Google Analytics, server-side | analytics | 20 hours
FPAU | Google Ads, server-side | marketing | 90 days
FPGCLAW | Google Ads, server-side | marketing | 90 days
FPGSID | Google Analytics, server-side | analytics | 30 minutes
_dc_gtm_* | Google Tag Manager | analytics | 1 minute
__utma | Google Analytics | analytics | 2 years
__utmb | Google Analytics | analytics | 30 minutes
__utmc | Google Analytics | analytics | session
__utmt | Google Analytics | analytics | 10 minutes
__utmz | Google Analytics | analytics | 6 months
__utmv | Google Analytics | analytics | 2 years
__utmx | Google Analytics | analytics | 18 months
__utmxx | Google Analytics | analytics | 18 months
_gcl_* | Google Ads | marketing | 90 days
__gads | Google Ads | marketing | 13 months
__gpi | Google Ads | marketing | 13 months
__gpi_optout | Google Ads | marketing | 13 months
__gsas | Google Ads | marketing | 3 months
IDE | Google Ads | marketing | 13 months
DSID | Google Ads | marketing | 2 weeks
test_cookie | Google Ads | marketing | 15 minutes
ANID | Google | marketing | 13 months
NID | Google | marketing | 6 months
1P_JAR | Google | marketing | 30 days
__Secure-3PAPISID | Google | marketing | 2 years
__Secure-3PSID | Google | marketing | 2 years
YSC | YouTube | marketing | session
VISITOR_INFO1_LIVE | YouTube | marketing | 6 months
VISITOR_PRIVACY_METADATA | YouTube | marketing | 6 months
__Secure-ROLLOUT_TOKEN | YouTube | marketing | 6 months
vuid | Vimeo | analytics | 2 years
_fbp | Meta | marketing | 90 days
_fbc | Meta | marketing | 90 days
fr | Meta | marketing | 90 days
datr | Meta | marketing | 400 days
_uetsid | Microsoft Advertising | marketing | 1 day
_uetvid | Microsoft Advertising | marketing | 13 months
_uetmsclkid | Microsoft Advertising | marketing | 90 days
MUID | Microsoft | marketing | 13 months
MUIDB | Microsoft | marketing | 13 months
SRM_B | Microsoft | marketing | 13 months
ANONCHK | Microsoft Clarity | analytics | 10 minutes
_clck | Microsoft Clarity | analytics | 1 year
_clsk | Microsoft Clarity | analytics | 1 day
CLID | Microsoft Clarity | analytics | 1 year
ai_user | Microsoft Application Insights | analytics | 1 year
ai_session | Microsoft Application Insights | analytics | 30 minutes
li_sugr | LinkedIn | marketing | 90 days
li_fat_id | LinkedIn | marketing | 30 days
li_giant | LinkedIn | marketing | 7 days
li_gc | LinkedIn | marketing | 6 months
li_mc | LinkedIn | marketing | 6 months
li_* | LinkedIn | marketing | varies
bcookie | LinkedIn | marketing | 1 year
bscookie | LinkedIn | marketing | 1 year
lidc | LinkedIn | marketing | 1 day
UserMatchHistory | LinkedIn | marketing | 30 days
AnalyticsSyncHistory | LinkedIn | marketing | 30 days
ln_or | LinkedIn | marketing | 1 day
personalization_id | X | marketing | 2 years
guest_id* | X | marketing | 2 years
muc_ads | X | marketing | 2 years
_twclid | X | marketing | 30 days
twclid | X | marketing | 30 days
_pin_unauth | Pinterest | marketing | 1 year
_pinterest_* | Pinterest | marketing | 1 year
_epik | Pinterest | marketing | 1 year
_derived_epik | Pinterest | marketing | 1 year
ar_debug | Pinterest | marketing | 1 year
_ttp | TikTok | marketing | 13 months
_tt_* | TikTok | marketing | 13 months
ttclid | TikTok | marketing | 13 months
ttcsid* | TikTok | marketing | 90 days
tt_appInfo | TikTok | marketing | varies
tt_pixel_session_index | TikTok | marketing | varies
tt_sessionId | TikTok | marketing | varies
_scid* | Snap | marketing | 13 months
_sctr | Snap | marketing | 13 months
sc_at | Snap | marketing | 13 months
_ScCbts | Snap | marketing | 14 days
_schn1 | Snap | marketing | 1 day
_rdt_uuid | Reddit | marketing | 90 days
_rdt_cid | Reddit | marketing | 90 days
m-b | Quora | marketing | 2 years
hubspotutk | HubSpot | marketing | 6 months
__hstc | HubSpot | marketing | 6 months
__hssc | HubSpot | marketing | 30 minutes
__hssrc | HubSpot | marketing | session
messagesUtk | HubSpot | marketing | 6 months
__hs_opt_out | HubSpot | strictly-necessary | 6 months
__hs_do_not_track | HubSpot | strictly-necessary | 6 months
__hs_cookie_cat_pref | HubSpot | strictly-necessary | 6 months
_hj* | Hotjar | analytics | 1 year
_cs_* | Contentsquare | analytics | 13 months
fs_uid | FullStory | analytics | 1 year
fs_lua | FullStory | analytics | 30 minutes
_lr_* | LogRocket | analytics | 1 day
_lo_uid | Lucky Orange | analytics | 10 years
_lo_v | Lucky Orange | analytics | 10 years
_lorid | Lucky Orange | analytics | 10 years
__lotl | Lucky Orange | analytics | 180 days
mf_user | Mouseflow | analytics | 90 days
mf_session | Mouseflow | analytics | 90 days
SL_C_* | Smartlook | analytics | 13 months
SL_L_* | Smartlook | analytics | 13 months
SL_G_* | Smartlook | analytics | 13 months
_ce.* | Crazy Egg | analytics | 1 year
_CEFT | Crazy Egg | analytics | 1 year
cebs | Crazy Egg | analytics | session
__insp_* | Inspectlet | analytics | 1 year
_pk_id* | Matomo | analytics | 13 months
_pk_ses* | Matomo | analytics | 30 minutes
_pk_ref* | Matomo | analytics | 6 months
_pk_cvar* | Matomo | analytics | 30 minutes
_pk_hsr* | Matomo | analytics | 30 minutes
MATOMO_SESSID | Matomo | strictly-necessary | 14 days
mtm_consent* | Matomo | strictly-necessary | 30 years
stg_* | Piwik PRO | analytics | varies
ppms_privacy_* | Piwik PRO | strictly-necessary | 1 year
_ym_* | Yandex Metrica | analytics | 1 year
yandexuid | Yandex | marketing | 1 year
yuidss | Yandex | marketing | 1 year
ymex | Yandex Metrica | analytics | 1 year
yabs-sid | Yandex Metrica | analytics | session
Hm_lvt_* | Baidu | analytics | 1 year
Hm_lpvt_* | Baidu | analytics | session
HMACCOUNT | Baidu | analytics | 1 year
BAIDUID* | Baidu | marketing | 1 year
mp_*_mixpanel | Mixpanel | analytics | 1 year
amplitude_id* | Amplitude | analytics | 10 years
amp_* | Amplitude | analytics | 1 year
AMP_* | Amplitude | analytics | 1 year
ph_*_posthog | PostHog | analytics | 1 year
ajs_* | Segment | analytics | 1 year
rl_anonymous_id | RudderStack | analytics | 1 year
rl_user_id | RudderStack | analytics | 1 year
rl_session | RudderStack | analytics | 1 year
rl_trait | RudderStack | analytics | 1 year
rl_page_init_* | RudderStack | analytics | 1 year
_sp_id* | Snowplow | analytics | 2 years
_sp_ses* | Snowplow | analytics | 30 minutes
_hp2_* | Heap | analytics | 13 months
_pendo_* | Pendo | analytics | 100 days
_ko_id* | Kissmetrics | analytics | 5 years
wooTracker | Woopra | analytics | 2 years
sc_is_visitor_unique | StatCounter | analytics | 2 years
_chartbeat* | Chartbeat | analytics | 13 months
_cb | Chartbeat | analytics | 13 months
_cb_ls | Chartbeat | analytics | 13 months
_cb_svref | Chartbeat | analytics | 13 months
_parsely* | Parse.ly | analytics | 13 months
_et_coid | etracker | analytics | 2 years
BT_ctst | etracker | analytics | 2 years
BT_sdc | etracker | analytics | 2 years
BT_pdc | etracker | analytics | 2 years
BT_ecl | etracker | analytics | 2 years
emos_jcvid | Econda | analytics | 2 years
wt3_eid | Mapp | analytics | 6 months
wt_*_eid | Mapp | analytics | 6 months
ioam* | INFOnline | analytics | 1 year
atuserid | AT Internet | analytics | 13 months
atidvisitor | AT Internet | analytics | 13 months
_pcid | Piano Analytics | analytics | 13 months
_pctx | Piano Analytics | analytics | 13 months
s_cc | Adobe Analytics | analytics | session
s_sq | Adobe Analytics | analytics | session
s_vi* | Adobe Analytics | analytics | 2 years
s_fid | Adobe Analytics | analytics | 2 years
s_ecid | Adobe Analytics | analytics | 2 years
AMCV_* | Adobe Experience Cloud | marketing | 2 years
AMCVS_* | Adobe Experience Cloud | marketing | session
kndctr_*_identity | Adobe Experience Cloud | marketing | 13 months
kndctr_*_cluster | Adobe Experience Cloud | marketing | 30 minutes
kndctr_*_consent | Adobe Experience Cloud | strictly-necessary | 6 months
demdex | Adobe Audience Manager | marketing | 180 days
dextp | Adobe Audience Manager | marketing | 180 days
mbox | Adobe Target | marketing | 2 years
utag_main* | Tealium | analytics | 1 year
TEAL | Tealium | marketing | 1 year
TAPID | Tealium | marketing | 1 year
optimizely* | Optimizely | analytics | 6 months
_vwo* | VWO | analytics | 1 year
_vis_opt* | VWO | analytics | 100 days
_vw_* | VWO | analytics | 1 year
ABTasty* | AB Tasty | analytics | 13 months
kameleoonVisitorCode | Kameleoon | analytics | 1 year
_dy* | Dynamic Yield | analytics | 1 year
_conv_v | Convert | analytics | 6 months
_conv_s | Convert | analytics | 6 months
_conv_r | Convert | analytics | 6 months
nmstat | Siteimprove | analytics | 1000 days
_vid_t | Fingerprint | analytics | 1 year
_iidt | Fingerprint | analytics | 1 year
__qca | Quantcast | marketing | 13 months
cto_* | Criteo | marketing | 13 months
criteo_* | Criteo | marketing | 13 months
t_gid | Taboola | marketing | 1 year
taboola_* | Taboola | marketing | session
trc_cookie_storage | Taboola | marketing | 1 year
obuid | Outbrain | marketing | 3 months
outbrain_cid_fetch | Outbrain | marketing | 5 minutes
adformfrpid | Adform | marketing | 30 days
TDID | The Trade Desk | marketing | 1 year
TDCPM | The Trade Desk | marketing | 1 year
uuid2 | Xandr | marketing | 90 days
anj | Xandr | marketing | 90 days
XANDR_PANID | Xandr | marketing | 90 days
__adroll* | AdRoll | marketing | 13 months
__ar_v4 | AdRoll | marketing | 1 year
ad-id | Amazon Ads | marketing | 9 months
ad-privacy | Amazon Ads | marketing | 5 years
KRTBCOOKIE_* | PubMatic | marketing | 90 days
PugT | PubMatic | marketing | 30 days
khaos | Magnite | marketing | 1 year
CMID | Index Exchange | marketing | 1 year
CMPS | Index Exchange | marketing | 90 days
_cc_id | Lotame | marketing | 9 months
panoramaId* | Lotame | marketing | 7 days
id5id | ID5 | marketing | 90 days
id5id_* | ID5 | marketing | 90 days
rlas3 | LiveRamp | marketing | 1 year
_li_dcdm_c | LiveIntent | marketing | session
_lc2_fpi* | LiveIntent | marketing | 2 years
_pubcid | Prebid | marketing | 1 year
_awl | AWIN | marketing | 30 days
_aw_m_* | AWIN | marketing | 1 year
_aw_sn_* | AWIN | marketing | 1 year
__kla_id | Klaviyo | marketing | 2 years
_mkto_trk | Adobe Marketo | marketing | 2 years
visitor_id* | Salesforce Pardot | marketing | 10 years
lpv* | Salesforce Pardot | marketing | 30 minutes
pardot | Salesforce Pardot | marketing | session
_mcid | Mailchimp | marketing | 1 year
prism_* | ActiveCampaign | marketing | 30 days
sib_cuid | Brevo | marketing | 6 months
ab.storage.* | Braze | marketing | 1 year
__exponea_* | Bloomreach | marketing | 3 years
scarab.* | Emarsys | marketing | 1 year
omnisend* | Omnisend | marketing | 1 year
__attentive_* | Attentive | marketing | 1 year
_drip_client_* | Drip | marketing | 2 years
IR_* | Impact | marketing | 30 days
_lfa | Leadfeeder | marketing | 2 years
_gd_visitor | 6sense | marketing | 2 years
_gd_session | 6sense | marketing | 2 years
_gd_svisitor | 6sense | marketing | 2 years
tuuid* | Demandbase | marketing | 2 years
nQ_* | Albacross | marketing | 1 year
_shopify_y | Shopify | analytics | 1 year
_shopify_s | Shopify | analytics | 30 minutes
_shopify_sa_* | Shopify | marketing | 30 minutes
_orig_referrer | Shopify | marketing | 14 days
_landing_page | Shopify | marketing | 14 days
tk_ai | Jetpack | analytics | session
tk_or | Jetpack | analytics | 5 years
tk_lr | Jetpack | analytics | 1 year
tk_r3d | Jetpack | analytics | 3 days
sbjs_* | Sourcebuster | marketing | 6 months
intercom-id-* | Intercom | functional | 9 months
intercom-session-* | Intercom | functional | 7 days
intercom-device-id-* | Intercom | functional | 9 months
crisp-client* | Crisp | functional | 6 months
__zlcmid | Zendesk | functional | 1 year
drift_aid | Drift | marketing | 2 years
drift_campaign_refresh | Drift | marketing | 2 years
driftt_aid | Drift | marketing | 2 years
__lc_* | LiveChat | functional | 2 years
TawkConnectionTime | Tawk.to | functional | session
twk_* | Tawk.to | functional | 6 months
__tawkuuid | Tawk.to | functional | 6 months
ss_cookieAllowed | Squarespace | strictly-necessary | 30 days
crumb | Squarespace | strictly-necessary | session
ss_cvr | Squarespace | analytics | 730 days
ss_cvt | Squarespace | analytics | 30 minutes
ss_cid | Squarespace | analytics | 390 days
ss_cvisit | Squarespace | analytics | varies
ss_cpvisit | Squarespace | analytics | varies
SS_lastvisit | Squarespace | analytics | varies
SS_MID | Squarespace | analytics | varies
SS_MATTR | Squarespace | marketing | varies
user_segment | Squarespace | marketing | varies
CART | Squarespace | strictly-necessary | 2 weeks
hasCart | Squarespace | strictly-necessary | 2 weeks
Locked | Squarespace | strictly-necessary | session
SiteUserInfo | Squarespace | strictly-necessary | 3 years
SiteUserSecureAuthToken | Squarespace | strictly-necessary | 3 years
ss_lastid | Squarespace | strictly-necessary | varies
squarespace_seven_preview | Squarespace | strictly-necessary | varies
squarespace_six_override | Squarespace | strictly-necessary | varies
seven_frame_expanded | Squarespace | strictly-necessary | varies
disable-user-scripts | Squarespace | strictly-necessary | varies
OptanonConsent | OneTrust | strictly-necessary | 1 year
OptanonAlertBoxClosed | OneTrust | strictly-necessary | 1 year
OTGPPConsent | OneTrust | strictly-necessary | 1 year
OneTrustWPCCPAGoogleOptOut | OneTrust | strictly-necessary | 1 year
CookieConsent | Cookiebot | strictly-necessary | 1 year
CookieConsentBulkSetting-* | Cookiebot | strictly-necessary | 1 year
CookieConsentBulkTicket | Cookiebot | strictly-necessary | 1 year
euconsent* | IAB TCF | strictly-necessary | 13 months
eupubconsent* | IAB TCF | strictly-necessary | 13 months
addtl_consent | IAB TCF | strictly-necessary | 13 months
usprivacy | IAB CCPA | strictly-necessary | 1 year
cookieyes-* | CookieYes | strictly-necessary | 1 year
cky-* | CookieYes | strictly-necessary | 1 year
cookielawinfo-* | GDPR Cookie Consent | strictly-necessary | 1 year
viewed_cookie_policy | GDPR Cookie Consent | strictly-necessary | 1 year
wpl_* | WP Cookie Consent | strictly-necessary | 1 year
cc_cookie | CookieConsent by orestbida | strictly-necessary | 6 months
cookieconsent_* | Osano Cookie Consent | strictly-necessary | 1 year
osano_* | Osano | strictly-necessary | 1 year
klaro | Klaro | strictly-necessary | 4 months
didomi_token | Didomi | strictly-necessary | 1 year
borlabs-cookie* | Borlabs Cookie | strictly-necessary | 60 days
real_cookie_banner* | Real Cookie Banner | strictly-necessary | 1 year
cmplz_* | Complianz | strictly-necessary | 1 year
moove_gdpr_popup | Moove GDPR | strictly-necessary | 1 year
cookie_notice_accepted | Cookie Notice | strictly-necessary | 1 year
uc_settings | Usercentrics | strictly-necessary | 1 year
uc_user_interaction | Usercentrics | strictly-necessary | 1 year
uc_user_country | Usercentrics | strictly-necessary | 1 year
uc_consents | Usercentrics | strictly-necessary | 1 year
ucData | Usercentrics | strictly-necessary | 1 year
ucString | Usercentrics | strictly-necessary | 1 year
axeptio_* | Axeptio | strictly-necessary | 6 months
_iub_cs-* | iubenda | strictly-necessary | 1 year
__cmpconsent* | consentmanager | strictly-necessary | 1 year
__cmpcc* | consentmanager | strictly-necessary | 1 year
__cmpcpc* | consentmanager | strictly-necessary | 1 year
notice_preferences | TrustArc | strictly-necessary | 13 months
notice_behavior | TrustArc | strictly-necessary | session
notice_gdpr_prefs | TrustArc | strictly-necessary | 13 months
notice_poptime | TrustArc | strictly-necessary | 13 months
cmapi_* | TrustArc | strictly-necessary | 13 months
TAconsentID | TrustArc | strictly-necessary | 13 months
truste.* | TrustArc | strictly-necessary | 13 months
consentUUID | Sourcepoint | strictly-necessary | 1 year
consentDate | Sourcepoint | strictly-necessary | 1 year
_sp_su | Sourcepoint | strictly-necessary | 1 year
_sp_v1_* | Sourcepoint | strictly-necessary | 1 year
cookiefirst-* | CookieFirst | strictly-necessary | 1 year
CookieInformationConsent | Cookie Information | strictly-necessary | 1 year
cookiehub | CookieHub | strictly-necessary | 1 year
CookieControl | Civic Cookie Control | strictly-necessary | 90 days
FCCDCF | Google Funding Choices | strictly-necessary | 13 months
FCNEC | Google Funding Choices | strictly-necessary | 13 months
FCOEC | Google Funding Choices | strictly-necessary | 13 months
CONSENT | Google | strictly-necessary | 2 years
SOCS | Google | strictly-necessary | 13 months
TERMLY_* | Termly | strictly-necessary | 1 year
termly_* | Termly | strictly-necessary | 1 year
_tarteaucitron | tarteaucitron.js | strictly-necessary | 1 year
tarteaucitron | tarteaucitron.js | strictly-necessary | 1 year
hs-cookie-consent | HubSpot | strictly-necessary | 1 year
_cookie_control_* | Civic Cookie Control | strictly-necessary | 90 days
cookie-agreed* | Drupal EU Cookie Compliance | strictly-necessary | 100 days
cookieconsent | cookie banners | strictly-necessary | 1 year
cookie_consent* | cookie banners | strictly-necessary | 1 year
cookie-consent* | cookie banners | strictly-necessary | 1 year
cookieconsent* | cookie banners | strictly-necessary | 1 year
gdpr_consent* | cookie banners | strictly-necessary | 1 year
gdpr-consent* | cookie banners | strictly-necessary | 1 year
consent_preferences | cookie banners | strictly-necessary | 1 year
_tracking_consent | Shopify | strictly-necessary | 1 year
_cmp_a | Shopify | strictly-necessary | 1 day
consent-policy | Wix | strictly-necessary | 1 year
PHPSESSID | PHP | strictly-necessary | session
JSESSIONID | Java servlets | strictly-necessary | session
ASP.NET_SessionId | ASP.NET | strictly-necessary | session
ASPSESSIONID* | ASP | strictly-necessary | session
.AspNetCore.* | ASP.NET Core | strictly-necessary | session
__RequestVerificationToken* | ASP.NET | strictly-necessary | session
.ASPXAUTH | ASP.NET | strictly-necessary | session
ARRAffinity* | Azure App Service | strictly-necessary | session
ApplicationGatewayAffinity* | Azure Application Gateway | strictly-necessary | session
TiPMix | Azure App Service | strictly-necessary | 1 hour
x-ms-routing-name | Azure App Service | strictly-necessary | 1 hour
connect.sid | Express | strictly-necessary | session
laravel_session | Laravel | strictly-necessary | 2 hours
XSRF-TOKEN | Laravel and Angular | strictly-necessary | 2 hours
*csrf* | anti-forgery | strictly-necessary | session
*xsrf* | anti-forgery | strictly-necessary | session
sessionid | Django | strictly-necessary | 2 weeks
_session_id | Ruby on Rails | strictly-necessary | session
_*_session | Ruby on Rails | strictly-necessary | session
CFID | ColdFusion | strictly-necessary | 30 years
CFTOKEN | ColdFusion | strictly-necessary | 30 years
next-auth.* | NextAuth.js | strictly-necessary | 30 days
__Secure-next-auth.* | NextAuth.js | strictly-necessary | 30 days
__Host-next-auth.* | NextAuth.js | strictly-necessary | session
authjs.* | Auth.js | strictly-necessary | 30 days
sb-*-auth-token* | Supabase | strictly-necessary | 1 year
__client_uat* | Clerk | strictly-necessary | 10 years
__cf_bm | Cloudflare | strictly-necessary | 30 minutes
_cfuvid | Cloudflare | strictly-necessary | session
cf_clearance | Cloudflare | strictly-necessary | 1 year
cf_chl_* | Cloudflare | strictly-necessary | 1 hour
__cflb | Cloudflare | strictly-necessary | 24 hours
__cfruid | Cloudflare | strictly-necessary | session
__cfwaitingroom | Cloudflare | strictly-necessary | 10 minutes
AWSALB* | AWS load balancer | strictly-necessary | 7 days
AWSELB* | AWS load balancer | strictly-necessary | session
aws-waf-token | AWS WAF | strictly-necessary | 4 days
GCLB | Google load balancer | strictly-necessary | session
BIGipServer* | F5 BIG-IP | strictly-necessary | session
TS01* | F5 BIG-IP | strictly-necessary | session
NSC_* | Citrix ADC | strictly-necessary | session
SERVERID | HAProxy | strictly-necessary | session
incap_ses_* | Imperva | strictly-necessary | session
visid_incap_* | Imperva | strictly-necessary | 1 year
nlbi_* | Imperva | strictly-necessary | session
reese84 | Imperva | strictly-necessary | 30 days
ak_bmsc | Akamai | strictly-necessary | 2 hours
bm_sz | Akamai | strictly-necessary | 4 hours
bm_sv | Akamai | strictly-necessary | 4 hours
bm_mi | Akamai | strictly-necessary | 4 hours
bm_so | Akamai | strictly-necessary | 4 hours
bm_s | Akamai | strictly-necessary | 4 hours
bm_lso | Akamai | strictly-necessary | 4 hours
_abck | Akamai | strictly-necessary | 1 year
datadome | DataDome | strictly-necessary | 1 year
_GRECAPTCHA | Google reCAPTCHA | strictly-necessary | 6 months
hmt_id | hCaptcha | strictly-necessary | 30 days
__stripe_mid | Stripe | strictly-necessary | 1 year
__stripe_sid | Stripe | strictly-necessary | 30 minutes
wordpress_logged_in_* | WordPress | strictly-necessary | session
wordpress_sec_* | WordPress | strictly-necessary | session
wordpress_test_cookie | WordPress | strictly-necessary | session
wp-settings-* | WordPress | functional | 1 year
wp-wpml_current_language | WPML | functional | 1 day
wpEmojiSettingsSupports | WordPress | functional | session
wfwaf-authcookie-* | Wordfence | strictly-necessary | 12 hours
comment_author_* | WordPress | functional | 1 year
woocommerce_* | WooCommerce | strictly-necessary | session
wp_woocommerce_session_* | WooCommerce | strictly-necessary | 2 days
wc_cart_hash_* | WooCommerce | strictly-necessary | session
wc_fragments_* | WooCommerce | strictly-necessary | session
store_notice* | WooCommerce | functional | session
pll_language | Polylang | functional | 1 year
joomla_user_state | Joomla | strictly-necessary | session
SESS* | Drupal | strictly-necessary | 23 days
SSESS* | Drupal | strictly-necessary | 23 days
fe_typo_user | TYPO3 | strictly-necessary | session
be_typo_user | TYPO3 | strictly-necessary | session
CraftSessionId | Craft CMS | strictly-necessary | session
CRAFT_CSRF_TOKEN | Craft CMS | strictly-necessary | session
_shopify_essential | Shopify | strictly-necessary | 1 year
_secure_session_id | Shopify | strictly-necessary | 1 day
secure_customer_sig | Shopify | strictly-necessary | 1 year
cart | Shopify | strictly-necessary | 2 weeks
cart_sig | Shopify | strictly-necessary | 2 weeks
cart_ts | Shopify | strictly-necessary | 2 weeks
cart_currency | Shopify | strictly-necessary | 2 weeks
checkout_token | Shopify | strictly-necessary | 1 year
keep_alive | Shopify | strictly-necessary | 30 minutes
localization | Shopify | functional | 1 year
storefront_digest | Shopify | strictly-necessary | 2 years
form_key | Magento | strictly-necessary | 1 day
mage-* | Magento | strictly-necessary | 1 day
private_content_version | Magento | strictly-necessary | 10 years
X-Magento-Vary | Magento | strictly-necessary | session
section_data_ids | Magento | strictly-necessary | 1 day
PrestaShop-* | PrestaShop | strictly-necessary | 20 days
OCSESSID | OpenCart | strictly-necessary | session
sw-states | Shopware | strictly-necessary | 30 days
sw-currency | Shopware | strictly-necessary | 30 days
sw-cache-hash | Shopware | strictly-necessary | 30 days
sw-context-token | Shopware | strictly-necessary | 30 days
XTCsid | Gambio | strictly-necessary | session
SHOP_SESSION_TOKEN | BigCommerce | strictly-necessary | 15 days
fornax_anonymousId | BigCommerce | analytics | 1 year
svSession | Wix | strictly-necessary | 2 years
bSession | Wix | strictly-necessary | 30 minutes
server-session-bind | Wix | strictly-necessary | session
ssr-caching | Wix | strictly-necessary | 1 minute
_wixAB3* | Wix | strictly-necessary | 6 months
wixLanguage | Wix | functional | 1 year
_jimdo_* | Jimdo | strictly-necessary | session
_zcsr_tmp | Zoho | strictly-necessary | session
zft-sdc | Zoho | strictly-necessary | session
NEXT_LOCALE | Next.js | functional | 1 year
i18n_redirected | Nuxt | functional | 1 year
django_language | Django | functional | session
*consent* | cookie banners | strictly-necessary | 1 year
cookie*settings* | cookie banners | strictly-necessary | 1 year
cookie*preferences* | cookie banners | strictly-necessary | 1 year
cookie*prefs* | cookie banners | strictly-necessary | 1 year
cookie*choice* | cookie banners | strictly-necessary | 1 year
cookie*selection* | cookie banners | strictly-necessary | 1 year
cookie*notice* | cookie banners | strictly-necessary | 1 year
cookie*banner* | cookie banners | strictly-necessary | 1 year
cookie*hinweis* | cookie banners | strictly-necessary | 1 year
cookie*einstellungen* | cookie banners | strictly-necessary | 1 year
cookie*auswahl* | cookie banners | strictly-necessary | 1 year
cookie*policy* | cookie banners | strictly-necessary | 1 year
cookie*accept* | cookie banners | strictly-necessary | 1 year
cookie*allow* | cookie banners | strictly-necessary | 1 year
cookie*declin* | cookie banners | strictly-necessary | 1 year
cookie*reject* | cookie banners | strictly-necessary | 1 year
cookie*status* | cookie banners | strictly-necessary | 1 year
accept*cookie* | cookie banners | strictly-necessary | 1 year
allow*cookie* | cookie banners | strictly-necessary | 1 year
hide*cookie* | cookie banners | strictly-necessary | 1 year
gdpr* | cookie banners | strictly-necessary | 1 year
dsgvo* | cookie banners | strictly-necessary | 1 year
rgpd* | cookie banners | strictly-necessary | 1 year
lgpd* | cookie banners | strictly-necessary | 1 year
*einwilligung* | cookie banners | strictly-necessary | 1 year
*zustimmung* | cookie banners | strictly-necessary | 1 year
datenschutz* | cookie banners | strictly-necessary | 1 year
privacy*settings* | cookie banners | strictly-necessary | 1 year
privacy*preferences* | cookie banners | strictly-necessary | 1 year
privacy*choice* | cookie banners | strictly-necessary | 1 year
*opt-out | cookie banners | strictly-necessary | 1 year
*opt_out | cookie banners | strictly-necessary | 1 year
*optout | cookie banners | strictly-necessary | 1 year
*opt-in | cookie banners | strictly-necessary | 1 year
*opt_in | cookie banners | strictly-necessary | 1 year
*optin | cookie banners | strictly-necessary | 1 year
cart* | shops | strictly-necessary | 30 days
basket* | shops | strictly-necessary | 30 days
warenkorb* | shops | strictly-necessary | 30 days
MoodleSession* | Moodle | strictly-necessary | session
ci_session | CodeIgniter | strictly-necessary | session
cakephp | CakePHP | strictly-necessary | session
symfony | Symfony | strictly-necessary | session
rack.session | Rack | strictly-necessary | session
remember_web_* | Laravel | strictly-necessary | session
ghost-members-ssr* | Ghost | strictly-necessary | session
edd_wp_session | Easy Digital Downloads | strictly-necessary | session
JTLSHOP | JTL-Shop | strictly-necessary | session
CONCRETE | Concrete CMS | strictly-necessary | session
CONCRETE5 | Concrete CMS | strictly-necessary | session
DiyMaster | IONOS | strictly-necessary | session
cookie_test | cookie banners | strictly-necessary | session
fedops.logger.sessionId | Wix | strictly-necessary | session
`;
