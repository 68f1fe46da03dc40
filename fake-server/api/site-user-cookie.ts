/** The cookie of a signed-in site user (our choice: the specification names only the anti-forgery header). */
export const siteUserCookie = 'siteUserSession';

export const clearedSiteUserCookie = `${siteUserCookie}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`;
