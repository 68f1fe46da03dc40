import { maskText } from './mask.ts';

// Secrets that are recognised by their form, under any name. No pattern can start within its own match, so each is linear.

const jsonWebToken = /(?<![\w-])eyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/g;
const credentials = /\b(?:Bearer|Basic|Negotiate|Token) +[\w.~+/=-]{8,}/gi;
/** Sentences have words after these names too: "Unexpected token function", "Basic membership". */
const looksRandom = /\d|=$|[a-z][A-Z]/;
/** Keys of well-known services, by their documented prefixes. */
const serviceKey =
  /(?<![\w-])(?:sk_live_|sk_test_|rk_live_|rk_test_|whsec_|gh[opsur]_|github_pat_|glpat-|npm_|xox[abprs]-|AKIA|ASIA|AIza|sq0)[\w-]{12,}/g;
const dottedKey = /(?<![\w-])(?:SG\.[\w-]{16,}\.[\w-]{16,}|sk-(?=[a-zA-Z_-]{0,60}\d)[\w-]{20,})/g;
const privateKey = /(?<=-----BEGIN (?:[A-Z]{1,12} ){0,2}PRIVATE KEY-----)[^-]+/g;
/** The last part of the address of a channel's hook. */
const channelHook = /(?<=hooks\.slack\.com\/services\/\w{1,20}\/\w{1,20}\/)\w+/g;
const userInfo = /(:\/\/)([^/?#@\s"']+)(?=@)/g;
/** 12 to 19 digits, in groups or not. Their checksum and their beginning are checked as well. */
const digits = /(?<![\w.-])[2-6]\d{3}(?:[ -]?\d){8,15}(?![\w-])/g;
const cardPrefix = /^(?:4|5[0-8]|2[2-7]|3[04-9]|6[0-9])/;
const minCardDigits = 14;

/** A text without a match of this has no match of the patterns. */
const anyPattern =
  /eyJ|:\/\/[^/?#@\s"']+@|[2-6]\d{3}(?:[ -]?\d){8}|(?:earer|asic|egotiate|oken) |(?:sk[_-]|rk_)|whsec_|gh[opsur]_|github_pat_|glpat-|npm_|xox[abprs]-|A[KS]IA|AIza|sq0|SG\.|TE KEY-|\.slack/;

/** The shortest match of a pattern has more characters. */
const minSecretLength = 8;

/** Returns the text with tokens, card numbers, keys of services and credentials in addresses masked. */
export function maskSecretValues(text: string): string {
  if (text.length < minSecretLength || !anyPattern.test(text)) return text;
  return text
    .replace(jsonWebToken, maskText)
    .replace(credentials, maskCredentials)
    .replace(serviceKey, maskText)
    .replace(dottedKey, maskText)
    .replace(privateKey, maskText)
    .replace(channelHook, maskText)
    .replace(userInfo, (_all, start: string, info: string) => start + maskUserInfo(info))
    .replace(digits, (all) => (isCardNumber(all) ? maskText(all) : all));
}

function maskCredentials(all: string): string {
  const start = all.lastIndexOf(' ') + 1;
  const value = all.slice(start);
  return looksRandom.test(value) ? all.slice(0, start) + maskText(value) : all;
}

const maskUserInfo = (info: string): string => info.split(':').map(maskText).join(':');

/** Returns whether digits, possibly in groups, are a card number: the length, the beginning and the checksum of one. */
export function isCardNumber(text: string): boolean {
  const number = text.replace(/[ -]/g, '');
  if (number.length < minCardDigits || !cardPrefix.test(number)) return false;
  let sum = 0;
  for (let at = 0; at < number.length; at += 1) {
    const digit = Number(number[number.length - 1 - at]);
    const doubled = at % 2 === 0 ? digit : digit * 2;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
