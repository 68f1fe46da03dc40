import { describe, expect, test } from 'vitest';
import { isSecretElsewhere, isSecretField, isSecretHeader } from '../../../../fake-server/common/secrets/is-secret-name.ts';
import { secretAlone, secretParts, secretPhrases, secretWords } from '../../../../fake-server/common/secrets/secret-names.ts';

// calls#secret-fields
describe('names of secret fields', () => {
  test.each([
    ...[
      'password',
      'PASSWORD',
      'PaSsWoRd',
      'newPassword',
      'confirm-password',
      'password-yui_3_17_2_1_1',
      'user[passwd]',
      'userpassword2',
    ],
    ...[
      'X-SiteUser-XSRF-Token',
      'token',
      'authToken',
      'reset_token',
      'access-token',
      'csrftoken',
      'p%61ssword',
      'p%2561ssword',
      'pass',
    ],
    ...[
      'pin',
      'userPIN',
      'PIN-Code',
      'pin-yui_3_17_2_1_9',
      'otp',
      'auth',
      'x.auth',
      'iban',
      'IBAN2',
      'ssn',
      'cvc2',
      'card_number',
      'cardNumber',
    ],
    ...[
      'credit card',
      'tax_id',
      'taxId',
      '2fa',
      'Mot de passe',
      'mot_de_passe',
      'contraseña',
      'contrase\u006e\u0303a',
      'Senha',
      'hasło',
    ],
    ...[
      'Kreditkartennummer',
      'Kartenprüfnummer',
      'пароль',
      'ПАРОЛЬ',
      'パスワード',
      'パスワード（確認）',
      '密码',
      '비밀번호',
      'รหัสผ่าน',
    ],
  ])('%s is one', (name) => expect(isSecretField(name)).toBe(true));

  test.each([
    ...[
      'email',
      'name',
      'crumb',
      'key',
      'formSubmissionKey',
      'secretary',
      'data',
      '__proto__',
      '',
      'constructor',
      'author',
      'authorId',
    ],
    ...[
      'authenticatedAccount',
      'shipping',
      'shippingAddress',
      'spinner',
      'pinned',
      'pinterest',
      'opinion',
      'tokenize',
      'passenger',
      'compass',
    ],
    ...[
      'boardingPass',
      'pandora',
      'stand',
      'businessName',
      'classNames',
      'lessness',
      'designTokens',
      'Idempotency-Key',
      'code',
      'state',
    ],
    ...[
      'websiteId',
      'collectionId',
      'ss_cvr',
      'eid',
      'distance',
      'canonicalUrl',
      'single',
      'asking',
      'hashtag',
      'description',
      'sku',
    ],
  ])('%s is not secret', (name) => expect(isSecretField(name)).toBe(false));

  test('every name of the list is secret, in capitals and with another part too', () => {
    const listed = [...secretWords, ...secretPhrases, ...secretParts];
    expect(listed.filter((name) => !isSecretField(name))).toEqual([]);
    expect([...listed, ...secretAlone].filter((name) => !isSecretField(name.toUpperCase()))).toEqual([]);
    expect(listed.filter((name) => !isSecretField(`user_${name}-yui_3_17_2_1_5`))).toEqual([]);
  });

  test('headers have more secret names, and requests to other hosts still more', () => {
    const names = [
      'X-Api-Key',
      'X-Auth-Token',
      'Ocp-Apim-Subscription-Key',
      'X-Vault-Secret',
      'X-Session',
      'X-Crumb',
      'Proxy-Authorization',
    ];
    expect(names.filter((name) => !isSecretHeader(name))).toEqual([]);
    const plain = [
      'idempotency-key',
      'x-ss-session',
      'accept',
      'cache-control',
      'keep-alive',
      'origin',
      'x-requested-with',
      'sec-fetch-site',
    ];
    expect(plain.filter((name) => isSecretHeader(name))).toEqual([]);
    expect(['sid', 'sig', 'state', 'code', 'hash'].filter((name) => !isSecretElsewhere(name))).toEqual([]);
    expect(['utm_source', 'page', 'url', 'id'].filter((name) => isSecretElsewhere(name))).toEqual([]);
  });

  test('20,000 unknown names and names of a megabyte are compared', () => {
    for (let index = 0; index < 20_000; index += 1) expect(isSecretField(`a${index}`)).toBe(false);
    expect(isSecretField(`${'a-'.repeat(500_000)}password`)).toBe(true);
    expect(isSecretField(`${'aA1'.repeat(300_000)}`)).toBe(false);
  });
});
